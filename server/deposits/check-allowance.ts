import { addDays } from '../../contract/calendar-day.ts';
import type { Bank } from '../bank.ts';
import { bankingDayOf, startOfDay } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { sumChecksSince } from './checks-store.ts';

interface Allowance {
  limitMinor: bigint;
  leftMinor: bigint;
}

const allowance = (limit: number, usedMinor: bigint): Allowance => {
  const limitMinor = BigInt(limit);
  return { limitMinor, leftMinor: usedMinor < limitMinor ? limitMinor - usedMinor : 0n };
};

/** What a customer's checks may still come to, on this banking day and within 30 days. */
export async function readCheckAllowance(db: Queryable, bank: Bank, userId: string): Promise<{ perDay: Allowance; per30Days: Allowance }> {
  const now = bank.clock.businessNow();
  const { perDayMinor, per30DaysMinor } = await readPolicy(db, 'checkHold', now);
  const today = bankingDayOf(now);
  const usedToday = await sumChecksSince(db, userId, startOfDay(today));
  const used30Days = await sumChecksSince(db, userId, startOfDay(addDays(today, -29)));
  return { perDay: allowance(perDayMinor, usedToday), per30Days: allowance(per30DaysMinor, used30Days) };
}
