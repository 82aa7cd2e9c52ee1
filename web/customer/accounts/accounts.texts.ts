import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const accountsTexts = inBothLanguages({
  accountActivity: {
    recentActivity: { en: 'Recent activity', es: 'Actividad reciente' },
    failedToFetchTransactions: {
      en: 'Failed to fetch transactions.',
      es: 'No se pudieron cargar las transacciones.',
    },
    loadingTransactions: { en: 'Loading transactions', es: 'Cargando las transacciones' },
    recentActivityOfThis: {
      en: 'Recent activity of this account, newest first',
      es: 'Actividad reciente de esta cuenta, primero lo más reciente',
    },
    allTransactionsOfThis: {
      en: 'All transactions of this account',
      es: 'Todas las transacciones de esta cuenta',
    },
  },
  downloadButton: { downloadAs: { en: 'Download as', es: 'Descargar como' } },
  accountPanel: {
    numberOf: {
      en: (account: string) => `number of the ${account}`,
      es: (account: string) => `el número de la ${account}`,
    },
    theBalancesOfPastDays: {
      en: 'The balances of past days could not be loaded.',
      es: 'No se pudieron cargar los saldos de días anteriores.',
    },
    accountNumber: { en: 'Account number', es: 'Número de cuenta' },
    availableNowTheRestIs: {
      en: (amount: ReactNode) => sentence(amount, ' available now; the rest is on hold.'),
      es: (amount: ReactNode) => sentence(amount, ' disponibles ahora; el resto está retenido.'),
    },
  },
});

type Wrap = (text: ReactNode) => ReactNode;

export const livelySkylineTexts = inBothLanguages({
  balanceChange: {
    theSameAsOn: {
      en: (since: string | number) => `The same as on ${since}`,
      es: (since: string | number) => `Lo mismo que el ${since}`,
    },
    less: { en: 'less', es: 'menos' },
    more: { en: 'more', es: 'más' },
    thanOn: {
      en: (change: ReactNode, moreOrLess: ReactNode, since: ReactNode) =>
        sentence(change, ' ', moreOrLess, ' than on ', since),
      es: (change: ReactNode, moreOrLess: ReactNode, since: ReactNode) =>
        sentence(change, ' ', moreOrLess, ' que el ', since),
    },
    high: {
      en: (written: string | number) => `High ${written}`,
      es: (written: string | number) => `Máximo ${written}`,
    },
    low: {
      en: (written: string | number) => `Low ${written}`,
      es: (written: string | number) => `Mínimo ${written}`,
    },
    on: {
      en: (amount: string | number, day: string | number) => `${amount} on ${day}`,
      es: (amount: string | number, day: string | number) => `${amount} el ${day}`,
    },
  },
  hillReasonsList: {
    whatChanged: { en: 'What changed', es: 'Qué cambió' },
    largestMovements: { en: 'Largest changes', es: 'Movimientos más grandes' },
  },
  livelySkyline: {
    theLargest: {
      en: (amount: ReactNode, reasonWords: ReactNode) => sentence(', mostly ', amount, reasonWords),
      es: (amount: ReactNode, reasonWords: ReactNode) =>
        sentence(', sobre todo ', amount, reasonWords),
    },
    scheduled: { en: 'scheduled', es: 'programado' },
    lastDays: {
      en: (caption: string | number, length: string | number) => `${caption}, last ${length} days`,
      es: (caption: string | number, length: string | number) =>
        `${caption}, últimos ${length} días`,
    },
    theBalancesOfPastDays: {
      en: 'The balances of past days could not be loaded.',
      es: 'No se pudieron cargar los saldos de días anteriores.',
    },
    scheduledToo: { en: ' scheduled', es: ' programado' },
  },
  nextPayment: {
    nextToOn: {
      en: (small: Wrap, amount: ReactNode, name: ReactNode, day: ReactNode) =>
        sentence(small('Next'), ' ', amount, ' to ', name, ' on ', day),
      es: (small: Wrap, amount: ReactNode, name: ReactNode, day: ReactNode) =>
        sentence(small('Sigue'), ' ', amount, ' a ', name, ' el ', day),
    },
    nextForLoanOn: {
      en: (small: Wrap, amount: ReactNode, name: ReactNode, day: ReactNode) =>
        sentence(small('Next'), ' ', amount, ' for your loan ', name, ' on ', day),
      es: (small: Wrap, amount: ReactNode, name: ReactNode, day: ReactNode) =>
        sentence(small('Sigue'), ' ', amount, ' de su préstamo ', name, ' el ', day),
    },
    notCoveredYet: { en: ', not covered yet', es: ', aún sin fondos' },
  },
  rangeChoice: {
    oneMonth: { en: 'One month', es: 'Un mes' },
    threeMonths: { en: 'Three months', es: 'Tres meses' },
    oneYear: { en: 'One year', es: 'Un año' },
    daysShown: { en: 'Days shown', es: 'Días que se muestran' },
  },
  hillReasons: {
    loanPayment: { en: ': loan payment', es: ': pago de préstamo' },
    to: { en: (who: string | number) => ` to ${who}`, es: (who: string | number) => ` a ${who}` },
    from: {
      en: (who: string | number) => ` from ${who}`,
      es: (who: string | number) => ` de ${who}`,
    },
  },
});
