import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import {
  affordedBy,
  convertDown,
  convertUp,
  crossRate,
  customerRate,
  type Fraction,
  fractionOf,
} from './convert.ts';
import { isTooOld, readExchangeLimit, readMaximumAge } from './rate-age.ts';
import { findRates } from './reference-rates-store.ts';

/** The price of an amount abroad. */
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

/** The amount that is to be paid, and the fee for it. */
export type Wanted = Pick<Price, 'currency' | 'amountMinor' | 'feeMinor'>;

/** The most that may be debited, in US minor units, and the fee that it has to cover. */
export interface Budget {
  currency: Currency;
  totalMinor: bigint;
  feeMinor: bigint;
}

interface Dealing extends Pick<Price, 'rate' | 'rateDay'> {
  market: Fraction;
}

const atPar: Dealing = { rate: '1', rateDay: null, market: { over: 1n, under: 1n } };

/**
 * Finds the rate that a currency is dealt at today; undefined when there is no rate, or none young
 * enough: nothing is ever taken as 1:1.
 */
async function dealingIn(
  { bank }: Context,
  db: Queryable,
  currency: Currency,
): Promise<Dealing | undefined> {
  if (currency === 'USD') return atPar;
  const today = bank.clock.businessDay();
  const rates = await findRates(db, currency, today);
  if (!rates || isTooOld(rates.day, today, await readMaximumAge(bank, db))) return undefined;
  const { spreadBps } = await readPolicy(db, 'exchange', bank.clock.businessNow());
  const market = crossRate(rates.dollarsPerEuro, rates.unitsPerEuro);
  return { rate: customerRate(market, spreadBps), rateDay: rates.day, market };
}

const priceAt = ({ rate, rateDay, market }: Dealing, wanted: Wanted): Price => ({
  ...wanted,
  rate,
  rateDay,
  marketMinor: convertDown(wanted.amountMinor, market),
  equivalentMinor: convertUp(wanted.amountMinor, fractionOf(rate)),
});

/** The price of an amount at today's rate; undefined when none may be dealt at. */
export async function priceOf(
  ctx: Context,
  db: Queryable,
  { currency, amountMinor, feeMinor }: Wanted,
): Promise<Price | undefined> {
  const dealing = await dealingIn(ctx, db, currency);
  return dealing && priceAt(dealing, { currency, amountMinor, feeMinor });
}

/**
 * The largest amount whose price with the fee is within a budget, at today's rate: of no minor unit
 * where the budget buys none. Undefined when no rate may be dealt at.
 */
export async function priceWithin(
  ctx: Context,
  db: Queryable,
  { currency, totalMinor: most, feeMinor }: Budget,
): Promise<Price | undefined> {
  const dealing = await dealingIn(ctx, db, currency);
  if (!dealing) return undefined;
  const amountMinor = affordedBy(most - feeMinor, fractionOf(dealing.rate));
  return priceAt(dealing, { currency, amountMinor, feeMinor });
}

/**
 * Finds the limit that a price is above, in US minor units; undefined when it may be dealt at. A
 * payment in dollars is no exchange.
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
