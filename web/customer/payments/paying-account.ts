import type { Account } from '../../../contract/people/account.ts';

/**
 * The account an order is paid from: Checking if it covers the whole, else Savings if it does;
 * undefined when neither does. The sum is never split.
 */
export function payingAccount(
  accounts: readonly Account[] | undefined,
  totalMinor: bigint,
): Account | undefined {
  const find = (wanted: Account['type']) => accounts?.find(({ type }) => type === wanted);
  return [find('Checking Account'), find('Savings Account')].find(
    (account) => account !== undefined && account.available >= totalMinor,
  );
}
