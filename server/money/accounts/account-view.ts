import type { Account } from '../../../contract/people/account.ts';
import type { AccountType } from '../../../contract/values/account-types.ts';
import type { AccountKind, StoredAccount } from './accounts-store.ts';

export const typeOfKind: Record<AccountKind, AccountType> = {
  checking: 'Checking Account',
  savings: 'Savings Account',
  investment: 'Investment Account',
};

export function accountView(account: StoredAccount): Account {
  return {
    _id: account.id,
    type: typeOfKind[account.kind],
    number: account.number,
    balance: account.postedMinor,
    available: account.availableMinor,
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
