import { addDays, type CalendarDay } from '../../../contract/calendar-day.ts';
import { interestOfDays } from '../../../contract/savings-interest.ts';
import { endOfDay } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicyOver } from '../../services/policy/read-policy.ts';
import { findDayBalances } from './interest-store.ts';

/** Days of an account, the last one left out. */
interface EarningPeriod {
  accountId: string;
  from: CalendarDay;
  until: CalendarDay;
}

/** The last moment of a banking day: its balance and its rate are those that stand then. */
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

/**
 * What each account has earned in its period, in minor units: every day its own balance and its own
 * rate.
 */
export async function interestEarned(
  db: Queryable,
  periods: readonly EarningPeriod[],
): Promise<Map<string, bigint>> {
  const asked = periods.map(({ accountId, from, until }) => ({
    accountId,
    days: eachDay(from, until),
  }));
  const rates = await ratesOf(db, [...new Set(asked.flatMap(({ days }) => days))]);
  const byAccount = Map.groupBy(await findDayBalances(db, asked), ({ accountId }) => accountId);
  return new Map(
    periods.map(({ accountId }) => {
      const days = (byAccount.get(accountId) ?? []).map(({ day, balanceMinor }) => ({
        balanceMinor,
        rateBps: rates.get(day) ?? 0,
      }));
      return [accountId, interestOfDays(days)];
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
