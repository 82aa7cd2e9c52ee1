import type { ReactNode } from 'react';
import { sentence } from '../../ui/values/sentence.ts';

export const momentsTexts = {
  firstDeposit: 'First deposit',
  theFirstIsIn: (amount: ReactNode, account: string) =>
    sentence('The first ', amount, ' is in your ', account, '.'),
  loanPaidBack: 'Loan paid back',
  yourLoanIsPaid: (amount: ReactNode) =>
    sentence('Your loan of ', amount, ' is paid back in full.'),
  nothingIsOwedOn: (reference: string) => `You owe nothing more on ${reference}.`,
  goalReached: 'Goal reached',
  youSavedFor: (amount: ReactNode, goal: string) =>
    sentence('You saved ', amount, ' for ', goal, '.'),
  dismiss: 'Dismiss',
};
