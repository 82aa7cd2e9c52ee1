import type { AccountType } from './account-types.ts';
import type { PaymentLabel } from './payment-kinds.ts';

export const transferTexts = {
  /** Of an account among its owner's others: `Checking`. */
  shortType: (type: AccountType): string => type.replace(' Account', ''),
  /** What kind of order it is, as a person reads what the wire names. */
  category: (label: PaymentLabel): string => (label === 'Loan instalment' ? 'Loan payment' : label),
  interestFor: (month: string) => `Interest for ${month}`,
  from: (account: string) => `From ${account}`,
  to: (account: string) => `To ${account}`,
  /** What a deposited check comes from, where others name an account. */
  check: 'Check',
  fromAccount: (account: string) => `From account ${account}`,
};
