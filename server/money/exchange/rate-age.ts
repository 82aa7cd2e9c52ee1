import { daysBetween, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Policy } from '../../../contract/values/policy.ts';
import type { Bank } from '../../bank.ts';
import { isLoopback } from '../../base/is-loopback.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';

/** Over Easter, the longest pause of the European Central Bank, a rate gets so old. */
export const publicMaximumDays = 5;

const publicMaximumMinor = 10_000_000;

/**
 * Says whether this bank is open to others: then it deals at no price without a bound, even where
 * none was set.
 */
const isPublic = ({ config }: Pick<Bank, 'config'>) =>
  !config.sandbox && !isLoopback(new URL(config.publicUrl).hostname);

/** Days from the day of a rate to today. */
export function ageInDays(day: CalendarDay, today: CalendarDay): number {
  return daysBetween(day, today);
}

/** Reads the greatest age in days that a rate may have; null: any age. */
export async function readMaximumAge(bank: Bank, db: Queryable): Promise<number | null> {
  const { maximumDays } = await readPolicy(db, 'rateAge', bank.clock.businessNow());
  return maximumDays ?? (isPublic(bank) ? publicMaximumDays : null);
}

/** Says whether a rate is so old that the bank does not deal at it. */
export function isTooOld(
  day: CalendarDay,
  today: CalendarDay,
  maximumDays: number | null,
): boolean {
  return maximumDays !== null && ageInDays(day, today) > maximumDays;
}

/** The most that a policy lets this bank exchange at once, in US minor units; null: any amount. */
export const exchangeLimitOf = (
  bank: Pick<Bank, 'config'>,
  { aboveMinor }: Policy<'exchangeLimit'>,
): number | null => aboveMinor ?? (isPublic(bank) ? publicMaximumMinor : null);

/** Reads the most that may be exchanged at once, in US minor units; null: any amount. */
export async function readExchangeLimit(bank: Bank, db: Queryable): Promise<bigint | null> {
  const policy = await readPolicy(db, 'exchangeLimit', bank.clock.businessNow());
  const limit = exchangeLimitOf(bank, policy);
  return limit === null ? null : BigInt(limit);
}
