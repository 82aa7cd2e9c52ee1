import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const momentsTexts = inBothLanguages({
  firstDeposit: { en: 'First deposit', es: 'Primer depósito' },
  theFirstIsIn: {
    en: (amount: ReactNode, account: string) =>
      sentence('The first ', amount, ' is in your ', account, '.'),
    es: (amount: ReactNode, account: string) =>
      sentence('Los primeros ', amount, ' están en su ', account, '.'),
  },
  loanPaidBack: { en: 'Loan paid back', es: 'Préstamo pagado' },
  yourLoanIsPaid: {
    en: (amount: ReactNode) => sentence('Your loan of ', amount, ' is paid back in full.'),
    es: (amount: ReactNode) => sentence('Su préstamo de ', amount, ' está pagado por completo.'),
  },
  nothingIsOwedOn: {
    en: (reference: string) => `You owe nothing more on ${reference}.`,
    es: (reference: string) => `Ya no debe nada de ${reference}.`,
  },
  goalReached: { en: 'Goal reached', es: 'Meta alcanzada' },
  youSavedFor: {
    en: (amount: ReactNode, goal: string) => sentence('You saved ', amount, ' for ', goal, '.'),
    es: (amount: ReactNode, goal: string) => sentence('Ahorró ', amount, ' para ', goal, '.'),
  },
  dismiss: { en: 'Dismiss', es: 'Cerrar' },
});
