import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import { bankingDayOf, endOfDay, startOfDay } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { sumChecks } from './checks-store.ts';

interface Allowance {
  limitMinor: bigint;
  leftMinor: bigint;
}

const allowance = (limit: number, usedMinor: bigint): Allowance => {
  const limitMinor = BigInt(limit);
  return { limitMinor, leftMinor: usedMinor < limitMinor ? limitMinor - usedMinor : 0n };
};

interface Window {
  /** The banking day that is counted for. */
  day: CalendarDay;
  /** A check that is not counted. */
  except?: string;
}

async function readUsed(db: Queryable, userId: string, { day, except }: Window) {
  const until = endOfDay(day);
  const today = await sumChecks(db, { userId, from: startOfDay(day), until, except });
  const last30Days = await sumChecks(db, {
    userId,
    from: startOfDay(addDays(day, -29)),
    until,
    except,
  });
  return { today, last30Days };
}

/** Reads what a customer's checks may still come to, on this banking day and within 30 days. */
export async function readCheckAllowance(
  db: Queryable,
  bank: Bank,
  userId: string,
): Promise<{ perDay: Allowance; per30Days: Allowance }> {
  const now = bank.clock.businessNow();
  const { perDayMinor, per30DaysMinor } = await readPolicy(db, 'checkHold', now);
  const used = await readUsed(db, userId, { day: bankingDayOf(now) });
  return {
    perDay: allowance(perDayMinor, used.today),
    per30Days: allowance(per30DaysMinor, used.last30Days),
  };
}

/**
 * Reads the sum that a check may come to by the limits of the day it was sent on, given the
 * customer's other checks; null where no limits are in force.
 */
export async function readLeftForCheck(
  db: Queryable,
  bank: Bank,
  check: { id: string; userId: string; createdAt: Temporal.Instant },
): Promise<bigint | null> {
  if (!bank.config.limits) return null;
  const { perDayMinor, per30DaysMinor } = await readPolicy(db, 'checkHold', check.createdAt);
  const used = await readUsed(db, check.userId, {
    day: bankingDayOf(check.createdAt),
    except: check.id,
  });
  const [perDay, per30Days] = [
    allowance(perDayMinor, used.today).leftMinor,
    allowance(per30DaysMinor, used.last30Days).leftMinor,
  ];
  return perDay < per30Days ? perDay : per30Days;
}
