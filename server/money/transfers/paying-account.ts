import type { StoredAccount } from '../accounts/accounts-store.ts';

/**
 * The account an order is paid from when the customer names none: Checking if it covers the whole
 * sum, else Savings if it does, never split. When neither does it is Checking, where the ledger
 * refuses it.
 */
export function payingAccount(
  accounts: readonly StoredAccount[],
  totalMinor: bigint,
): StoredAccount | undefined {
  const checking = accounts.find(({ kind }) => kind === 'checking');
  const savings = accounts.find(({ kind }) => kind === 'savings');
  return (
    [checking, savings].find(
      (account) => account !== undefined && account.availableMinor >= totalMinor,
    ) ??
    checking ??
    savings
  );
}
