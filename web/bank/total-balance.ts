import type { Account } from '../../contract/people/account.ts';

/** The sum of the account balances in cents; exact, because cents are added and not fractions. */
export function totalBalanceMinor(accounts: readonly Pick<Account, 'balance'>[]): bigint {
  return accounts.reduce((sum, { balance }) => sum + balance, 0n);
}
