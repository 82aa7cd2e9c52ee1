import {
  jumpBps,
  type RateDoubt,
  type ReadRates,
} from '../../../contract/staff/reference-rates.ts';
import type { ReferenceRates } from '../../../contract/money/exchange.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { Queryable } from '../../db/database.ts';
import { type Fraction, fractionOf } from './convert.ts';
import { findNewestDay, findRatesBefore, type DatedRate } from './reference-rates-store.ts';

const wholeBps = 10_000n;

const distance = (one: bigint, other: bigint) => (one > other ? one - other : other - one);

/** Says whether a rate is further from the one before than that, in whole numbers. */
export function isJump(one: Fraction, other: Fraction, mostBps: number): boolean {
  const [now, then] = [one.over * other.under, other.over * one.under];
  return distance(now, then) * wholeBps > then * BigInt(mostBps);
}

/** Says what booking a day's rates would do, and what speaks against doing it unseen. */
export async function doubtRates(
  db: Queryable,
  { day, perEuro }: ReferenceRates,
): Promise<ReadRates> {
  const given = Object.entries(perEuro) as [Exclude<Currency, 'EUR'>, string][];
  const known = await findRatesBefore(db, day);
  const rates = given.map(([currency, rate]) => {
    const before = known.get(currency) ?? null;
    return {
      currency,
      perEuro: rate,
      before,
      isJump: before !== null && isJump(fractionOf(rate), fractionOf(before.perEuro), jumpBps),
    };
  });
  const ofThatDay = (before: DatedRate | null) => before?.day === day;
  const isBooked = rates.every(
    (rate) => ofThatDay(rate.before) && rate.before?.perEuro === rate.perEuro,
  );
  const newest = await findNewestDay(db);
  const found: Record<RateDoubt, boolean> = {
    jump: rates.some((rate) => rate.isJump),
    older: newest !== undefined && day < newest,
    correction: !isBooked && rates.some((rate) => ofThatDay(rate.before)),
  };
  const doubts = (Object.keys(found) as RateDoubt[]).filter((doubt) => found[doubt] && !isBooked);
  return { day, rates, isBooked, doubts };
}
