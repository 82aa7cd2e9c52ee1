import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Currency } from '../../../contract/money.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { convertDown, convertUp, crossRate, customerRate, fractionOf } from './convert.ts';
import { isTooOld, readExchangeLimit, readMaximumAge } from './rate-age.ts';
import { findRates } from './reference-rates-store.ts';

/** What an amount abroad costs. */
export interface Price {
  currency: Currency;
  /** In `currency`: what the recipient gets. */
  amountMinor: bigint;
  /** US dollars for one unit of `currency`. */
  rate: string;
  /** The day of the reference rate; null for US dollars. */
  rateDay: CalendarDay | null;
  /** In US dollars on the market, rounded down. */
  marketMinor: bigint;
  /** In US dollars for the customer, rounded up: what it exceeds the market by is our spread. */
  equivalentMinor: bigint;
  feeMinor: bigint;
}

export const totalMinor = ({
  equivalentMinor,
  feeMinor,
}: Pick<Price, 'equivalentMinor' | 'feeMinor'>): bigint => equivalentMinor + feeMinor;

/** What is to be paid, and the fee for it. */
export type Wanted = Pick<Price, 'currency' | 'amountMinor' | 'feeMinor'>;

/**
 * The price of an amount at today's rate; undefined when there is no rate, or none young enough:
 * nothing is ever taken as 1:1.
 */
export async function priceOf(
  { bank }: Context,
  db: Queryable,
  { currency, amountMinor, feeMinor }: Wanted,
): Promise<Price | undefined> {
  if (currency === 'USD')
    return {
      currency,
      amountMinor,
      rate: '1',
      rateDay: null,
      marketMinor: amountMinor,
      equivalentMinor: amountMinor,
      feeMinor,
    };
  const today = bank.clock.businessDay();
  const rates = await findRates(db, currency, today);
  if (!rates || isTooOld(rates.day, today, await readMaximumAge(bank, db))) return undefined;
  const { spreadBps } = await readPolicy(db, 'exchange', bank.clock.businessNow());
  const market = crossRate(rates.dollarsPerEuro, rates.unitsPerEuro);
  const rate = customerRate(market, spreadBps);
  return {
    currency,
    amountMinor,
    rate,
    rateDay: rates.day,
    marketMinor: convertDown(amountMinor, market),
    equivalentMinor: convertUp(amountMinor, fractionOf(rate)),
    feeMinor,
  };
}

/**
 * The limit that a price is above, in US minor units; undefined when it may be dealt at. What is in
 * dollars is no exchange.
 */
export async function limitBroken(
  { bank }: Context,
  db: Queryable,
  { currency, equivalentMinor }: Price,
): Promise<bigint | undefined> {
  if (currency === 'USD') return undefined;
  const limit = await readExchangeLimit(bank, db);
  return limit !== null && equivalentMinor > limit ? limit : undefined;
}
