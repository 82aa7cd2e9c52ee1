import type { ReferenceRates } from '../../../contract/money/exchange.ts';
import { decimalText } from '../../../contract/values/money.ts';
import type { Bank } from '../../bank.ts';
import type { Tx } from '../../db/database.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { crossRate, customerRate, type Fraction, fractionOf } from './convert.ts';
import { isJump } from './doubt-rates.ts';
import { findRatesInUseSince } from './reference-rates-store.ts';

interface Measured {
  bank: Bank;
  /** The person who would record the rates, as in the audit trail. */
  recorder: string;
  rates: ReferenceRates;
}

const hoursOfMonth = 30 * 24;

/** In a month a currency moves so far by itself, however short a step of a day may be. */
const leastOfMonthBps = 1_000;

/**
 * US dollars for one unit of each currency: customers deal at these. To compare each currency with
 * the euro alone would let dollars and pounds move apart, each by less than the bound.
 */
function pricesOf({ USD, ...others }: ReferenceRates['perEuro']): Map<string, Fraction> {
  const crossed = Object.entries(others).map(
    ([currency, units]) => [currency, crossRate(USD, units)] as const,
  );
  return new Map([['EUR', fractionOf(USD)], ...crossed]);
}

const inDollars = (price: Fraction) => `$${customerRate(price, 0)}`;

/**
 * Measures the move of prices from those that were in use: the policy “Fetched rates” says how much one
 * recorder moves them alone in 24 hours, in all their files together, whatever days these name. In
 * 30 days it is twice that, from what was in use before them, or what others brought in or agreed to
 * since: else a file a day carries a price anywhere.
 * @returns in words what moves too far; undefined: nothing does.
 */
export async function measureRates(
  tx: Tx,
  { bank, recorder, rates: { perEuro } }: Measured,
): Promise<string | undefined> {
  const { mostBps } = await readPolicy(tx, 'fetchedRates', bank.clock.businessNow());
  const inUseFor = async (hours: number, asAgreed: boolean) => {
    const since = bank.clock.now().subtract({ hours });
    const used = await findRatesInUseSince(tx, { since, recorder, asAgreed });
    return used.map((one) => pricesOf(one));
  };
  const ofDay = await inUseFor(24, false);
  const windows = [
    { used: ofDay, mostBps, words: '24 hours' },
    {
      used: (await inUseFor(hoursOfMonth, true)).slice(0, 1),
      mostBps: Math.max(2 * mostBps, leastOfMonthBps),
      words: '30 days',
    },
  ];
  const prices = [...pricesOf(perEuro)];
  const unknown = prices.find(([currency]) => !ofDay.some((used) => used.has(currency)));
  if (unknown) return `${unknown[0]} had no rate before`;
  for (const { used, mostBps: most, words } of windows) {
    const jumps = prices.flatMap(([currency, price]) => {
      const far = used
        .flatMap((then) => then.get(currency) ?? [])
        .find((then) => isJump(price, then, most));
      return far ? `${currency} ${inDollars(far)} to ${inDollars(price)}` : [];
    });
    if (jumps.length > 0)
      return `${jumps.join(', ')} is a change of more than ${decimalText(BigInt(most))}% in ${words}`;
  }
  return undefined;
}
