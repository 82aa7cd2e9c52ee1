import type { Account } from '../../../contract/accounts.ts';
import { formatUsd } from '../../../contract/money.ts';
import { availableMinor, payingAccount } from '../payments/paying-account.ts';

/** Said before the payment and not after it, when no account covers the bill; the bank alone decides. */
export function coverWarning(accounts: readonly Account[] | undefined, totalMinor: bigint): string | undefined {
  const [checking, savings] = (['Checking Account', 'Savings Account'] as const).map((wanted) => accounts?.find(({ type }) => type === wanted));
  if (!checking || !savings || payingAccount(accounts, totalMinor)) return undefined;
  return `Neither Checking (${formatUsd(availableMinor(checking))}) nor Savings (${formatUsd(availableMinor(savings))}) covers this now.`;
}
