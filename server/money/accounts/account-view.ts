import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import type { Account } from '../../../contract/accounts.ts';
import type { AccountType } from '../../../contract/account-types.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import type { AccountKind, StoredAccount } from './accounts-store.ts';

export const typeOfKind: Record<AccountKind, AccountType> = {
  checking: 'Checking Account',
  savings: 'Savings Account',
  investment: 'Investment Account',
};

export function accountView(account: StoredAccount): OnWire<Account> {
  return {
    _id: account.id,
    type: typeOfKind[account.kind],
    number: account.number,
    balance: numberFromMinor(account.postedMinor),
    available: numberFromMinor(account.availableMinor),
  };
}

/** The kind behind a type's name, as staff choose it. */
export function kindOfType(type: AccountType): AccountKind {
  const kinds: Record<AccountType, AccountKind> = {
    'Checking Account': 'checking',
    'Savings Account': 'savings',
    'Investment Account': 'investment',
  };
  return kinds[type];
}
