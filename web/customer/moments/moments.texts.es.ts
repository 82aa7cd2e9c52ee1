import { sentence } from '../../ui/values/sentence.ts';
import type { momentsTexts as english } from './moments.texts.ts';

export const momentsTexts: typeof english = {
  firstDeposit: 'Primer depósito',
  theFirstIsIn: (amount, account) =>
    sentence('Los primeros ', amount, ' están en su ', account, '.'),
  loanPaidBack: 'Préstamo pagado',
  yourLoanIsPaid: (amount) => sentence('Su préstamo de ', amount, ' está pagado por completo.'),
  nothingIsOwedOn: (reference) => `Ya no debe nada de ${reference}.`,
  goalReached: 'Meta alcanzada',
  youSavedFor: (amount, goal) => sentence('Ahorró ', amount, ' para ', goal, '.'),
  dismiss: 'Cerrar',
};
