import { sentence } from '../../ui/values/sentence.ts';
import type { dashboardTexts as english } from './dashboard.texts.ts';

export const dashboardTexts: typeof english = {
  accountSummary: {
    numberOf: (account) => `el número de la ${account}`,
    accountSummary: 'Resumen de cuentas',
    yourAccountsCouldNotBe: 'No se pudieron cargar sus cuentas.',
    loadingAccounts: 'Cargando las cuentas',
    totalBalance: (amount) => sentence('Saldo total ', amount),
    available: (amount) => sentence(amount, ' disponibles'),
    lowBalance: 'Saldo bajo',
    ofYourTotal: (shares) => `${shares} de su total`,
  },
  balancePanel: {
    totalBalance: 'Saldo total',
    theBalancesOfPastDays: 'No se pudieron cargar los saldos de días anteriores.',
  },
  dashboardPage: {
    error: 'Error',
    failedToLoadCriticalData: 'No se pudieron cargar los datos principales',
    nothingWasChangedAndNo: 'No se cambió nada y no se movió dinero.',
    tryAgain: 'Intentar de nuevo',
  },
  greeting: {
    goodMorning: 'Buenos días',
    goodAfternoon: 'Buenas tardes',
    goodEvening: 'Buenas noches',
  },
  quickActionList: {
    sendMoney: 'Enviar dinero',
    payBills: 'Pagar facturas',
    eStatement: 'Estado de cuenta',
    invest: 'Invertir',
  },
  quickActions: {
    quickActions: 'Acciones rápidas',
    couldNotBeOpenedNo: (failed) =>
      `No se pudo abrir ${failed}. No se movió dinero. Revise su conexión e inténtelo de nuevo.`,
  },
  recentTransactions: {
    recentTransactions: 'Transacciones recientes',
    searchTransactions: 'Buscar transacciones',
    ofShown: (length, count) => `Se muestran ${length} de ${count}`,
    failedToFetchTransactions: 'No se pudieron cargar las transacciones.',
    loadingTransactions: 'Cargando las transacciones',
    recentTransactionsNewest: 'Transacciones recientes, primero la más reciente',
    viewAllTransactions: 'Ver todas las transacciones',
  },
  yourCards: {
    frozen: ', congelada',
    yourCards: 'Sus tarjetas',
    goToCards: 'Ir a Tarjetas',
    failedToLoadCards: 'No se pudieron cargar las tarjetas.',
    noCardYet: 'Aún no hay tarjeta. Puede tener una tarjeta de débito y una de crédito.',
    cardEndingExpires: (type, brand, lastFour, expiryDate, frozen) =>
      `Tarjeta de ${type}, ${brand}, terminada en ${lastFour}, vence ${expiryDate}${frozen}`,
  },
};
