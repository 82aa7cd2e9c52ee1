import type { AccountType } from '../values/account-types.ts';
import type { PaymentLabel } from './payment-kinds.ts';

export const transferTexts = {
  /** Of an account among its owner's others: `Checking`. */
  shortType: (type: AccountType): string => type.replace(' Account', ''),
  /** The kind of an order in a person's words, by its name on the wire. */
  category: (label: PaymentLabel): string => (label === 'Loan instalment' ? 'Loan payment' : label),
  /** The type of a transfer, by its name on the wire. */
  type: (word: string): string => word,
  interestFor: (month: string) => `Interest for ${month}`,
  from: (account: string) => `From ${account}`,
  to: (account: string) => `To ${account}`,
  /** The origin of a deposited check's money, where others name an account. */
  check: 'Check',
  fromAccount: (account: string) => `From account ${account}`,
};
