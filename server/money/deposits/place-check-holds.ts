import { nextBusinessDay } from '../../../contract/business-days.ts';
import type { CalendarDay } from '../../../contract/calendar-day.ts';
import { bankingDayOf, startOfDay } from '../../base/clock.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { derivedId } from '../../base/digest.ts';
import { placeHold } from '../../ledger/holds.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { insertCheckHold } from './check-holds-store.ts';
import type { LockedCheck } from './decided-checks-store.ts';

interface Part {
  amountMinor: bigint;
  availableOn: CalendarDay;
}

/**
 * The parts of a check and their days: some of it on the next business day after its deposit, the
 * rest on its available date.
 */
async function partsOf(tx: Tx, check: LockedCheck, amountMinor: bigint): Promise<Part[]> {
  const { nextDayMinor } = await readPolicy(tx, 'checkHold', check.createdAt);
  const nextDay = nextBusinessDay(
    bankingDayOf(check.createdAt),
    await readPolicy(tx, 'holidays', check.createdAt),
  );
  const first = BigInt(nextDayMinor) < amountMinor ? BigInt(nextDayMinor) : amountMinor;
  return [
    { amountMinor: first, availableOn: nextDay },
    { amountMinor: amountMinor - first, availableOn: check.availableOn },
  ];
}

/**
 * Holds what of a credited check may not be spent yet. A part whose day has come while the check
 * waited is free at once.
 */
export async function placeCheckHolds(
  tx: Tx,
  { bank }: Context,
  { check, amountMinor }: { check: LockedCheck; amountMinor: bigint },
): Promise<void> {
  const placedAt = bank.clock.businessNow();
  for (const part of await partsOf(tx, check, amountMinor)) {
    const expiresAt = startOfDay(part.availableOn);
    if (part.amountMinor === 0n || Temporal.Instant.compare(expiresAt, placedAt) <= 0) continue;
    const holdId = derivedId('check-hold', check.id, part.availableOn);
    const hold = {
      id: holdId,
      accountId: check.accountId,
      kind: 'uncollected_check',
      placedAt,
      expiresAt,
    } as const;
    const available = await placeHold(tx, { ...hold, amountMinor: part.amountMinor });
    // An account that owed more to older holds than it had cannot spend the difference anyway.
    if (available !== undefined && available > 0n)
      await placeHold(tx, { ...hold, amountMinor: available });
    if (available !== 0n)
      await insertCheckHold(tx, { holdId, checkId: check.id, availableOn: part.availableOn });
  }
}
