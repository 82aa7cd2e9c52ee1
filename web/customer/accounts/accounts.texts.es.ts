import { sentence } from '../../ui/values/sentence.ts';
import type { accountsTexts as english } from './accounts.texts.ts';

export const accountsTexts: typeof english = {
  accountActivity: {
    recentActivity: 'Actividad reciente',
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingTransactions: 'Cargando las transacciones',
    recentActivityOfThis: 'Actividad reciente de esta cuenta, primero lo más reciente',
    allTransactionsOfThis: 'Todas las transacciones de esta cuenta',
  },
  accountPanel: {
    numberOf: (account) => `el número de la ${account}`,
    theBalancesOfPastDays: 'No se pudieron cargar los saldos de días anteriores.',
    accountNumber: 'Número de cuenta',
    availableNowTheRestIs: (amount) =>
      sentence(amount, ' disponibles ahora; el resto está retenido.'),
  },
};
