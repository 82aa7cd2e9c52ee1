import { addMonths, type CalendarDay } from '../../../contract/values/calendar-day.ts';

/** Balances at the beginning of this month and of the three before it, the latest first. */
export type MonthStarts = readonly (bigint | null)[];

export interface Growth {
  months: number;
  /** A month, rounded down. */
  amountMinor: bigint;
}

/**
 * By how much a balance grew a month over the whole months for which it is known. Undefined before
 * the first whole month, and where it did not grow: from that no day can be told.
 */
export function growthOf([latest, ...earlier]: MonthStarts): Growth | undefined {
  const known = earlier.findIndex((balance) => balance === null);
  const months = known === -1 ? earlier.length : known;
  const first = earlier[months - 1];
  if (months === 0 || latest === null || latest === undefined || first === null) return undefined;
  const amountMinor = (latest - (first ?? 0n)) / BigInt(months);
  return amountMinor > 0n ? { months, amountMinor } : undefined;
}

const furthestMonths = 600n;

const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** The month, `2027-06`, in which what is left is reached by growing so each month. */
export function monthReached(
  leftMinor: bigint,
  { amountMinor }: Growth,
  today: CalendarDay,
): string | undefined {
  const months = divideUp(leftMinor, amountMinor);
  return months > furthestMonths ? undefined : addMonths(today, Number(months)).slice(0, 7);
}

/**
 * Works out the sum to set aside each month from now on, in minor units, to the cent upwards, so
 * that what is left is there on a day: once a month, and at least once.
 */
export function neededMonthly(leftMinor: bigint, today: CalendarDay, by: CalendarDay): bigint {
  let months = 1;
  while (addMonths(today, months + 1) <= by) months += 1;
  return divideUp(leftMinor, BigInt(months));
}
