import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { interestOfDays } from '../../../contract/money/savings-interest.ts';
import { endOfDay } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicyOver } from '../../services/policy/read-policy.ts';
import {
  type AccountPeriod,
  type BalanceChange,
  findBalanceChanges,
  findLateCredits,
} from './interest-store.ts';

/** Finds the last moment of a banking day: its balance and its rate are those of then. */
function lastMomentOf(day: CalendarDay): Temporal.Instant {
  return endOfDay(day).subtract({ milliseconds: 1 });
}

async function ratesOf(
  db: Queryable,
  days: readonly CalendarDay[],
): Promise<Map<CalendarDay, number>> {
  const inForce = await readPolicyOver(db, 'savingsRate', days.map(lastMomentOf));
  return new Map(inForce.map(({ rateBps }, index) => [days[index] as CalendarDay, rateBps]));
}

/** The balance at the end of each day, from the days that changed it. */
function eachBalance(
  days: readonly CalendarDay[],
  changes: readonly BalanceChange[],
): { day: CalendarDay; balanceMinor: bigint }[] {
  let next = 0;
  let balanceMinor = 0n;
  return days.map((day) => {
    for (let change = changes[next]; change && change.day <= day; change = changes[next]) {
      ({ balanceMinor } = change);
      next += 1;
    }
    return { day, balanceMinor };
  });
}

/**
 * Sums what each account has earned in its period, in minor units: every day its own balance and
 * its own rate. Interest that was booked late counts from the day it was due, so that a bank that
 * was down pays what one pays that was not.
 */
export async function interestEarned(
  db: Queryable,
  periods: readonly AccountPeriod[],
): Promise<Map<string, bigint>> {
  const daysOf = new Map<string, CalendarDay[]>();
  for (const { from, until } of periods) daysOf.set(`${from} ${until}`, eachDay(from, until));
  const rates = await ratesOf(db, [...new Set([...daysOf.values()].flat())]);
  const changes = Map.groupBy(await findBalanceChanges(db, periods), (row) => row.accountId);
  const late = Map.groupBy(
    await findLateCredits(
      db,
      periods.map(({ accountId }) => accountId),
    ),
    (row) => row.accountId,
  );
  return new Map(
    periods.map(({ accountId, from, until }) => {
      const days = daysOf.get(`${from} ${until}`) ?? [];
      const owed = (day: CalendarDay) =>
        (late.get(accountId) ?? [])
          .filter(({ dueOn, creditedOn }) => dueOn <= day && day < creditedOn)
          .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      const balances = eachBalance(days, changes.get(accountId) ?? []);
      const earned = balances.map(({ day, balanceMinor }) => ({
        balanceMinor: balanceMinor + owed(day),
        rateBps: rates.get(day) ?? 0,
      }));
      return [accountId, interestOfDays(earned)];
    }),
  );
}

/** `2026-11-01` for any day of November 2026. */
export function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the month after. */
export function firstOfNextMonth(day: CalendarDay): CalendarDay {
  return Temporal.PlainDate.from(firstOfMonth(day)).add({ months: 1 }).toString();
}

/** Every day from one up to, but not including, another. */
function eachDay(from: CalendarDay, until: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}
