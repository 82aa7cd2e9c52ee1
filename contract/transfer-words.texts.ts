import type { AccountType } from './accounts.ts';
import type { PaymentLabel } from './payment-kinds.ts';

export const transferTexts = {
  /** Of an account among its owner's others. */
  shortTypes: {
    'Checking Account': 'Checking',
    'Savings Account': 'Savings',
    'Investment Account': 'Investment',
  } as Record<AccountType, string>,
  /** What kind of order it is, as a person reads what the wire names. */
  categories: {
    'Local transfer': 'Local transfer',
    'Bill payment': 'Bill payment',
    'International transfer': 'International transfer',
    Deposit: 'Deposit',
    'Check deposit': 'Check deposit',
    Interest: 'Interest',
    'Loan paid out': 'Loan paid out',
    'Loan instalment': 'Loan payment',
    Correction: 'Correction',
    'Between own accounts': 'Between own accounts',
  } as Record<PaymentLabel, string>,
  interestFor: (month: string) => `Interest for ${month}`,
  from: (account: string) => `From ${account}`,
  to: (account: string) => `To ${account}`,
  fromAccount: (account: string) => `From account ${account}`,
};
