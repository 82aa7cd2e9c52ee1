import type { Account } from '../../../contract/accounts.ts';
import { exactMinor, formatUsd } from '../../../contract/money.ts';

/** Says before the date what would be missing on it, as things stand; nothing when the money is there. */
export function shortOf(accounts: readonly Account[] | undefined, number: string, neededUsd: number): string | undefined {
  const account = accounts?.find((one) => one.number === number);
  const missingMinor = exactMinor(neededUsd) - (account ? exactMinor(account.available) : 0n);
  if (account === undefined || missingMinor <= 0n) return undefined;
  return `As things stand, your ${account.type} is ${formatUsd(missingMinor)} short for this, and it would be declined.`;
}
