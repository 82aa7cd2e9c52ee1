import type { Account } from '../../../contract/people/account.ts';

/** Below this an account that pays is worth a hint. */
const lowBalanceMinor = 100_00n;

/** An account one pays from holds a little, not nothing: one that was never used is not low. */
export function isLow({ type, available }: Pick<Account, 'type' | 'available'>): boolean {
  return type !== 'Investment Account' && available > 0n && available < lowBalanceMinor;
}
