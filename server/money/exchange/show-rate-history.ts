import type * as z from 'zod/mini';
import { addDays } from '../../../contract/values/calendar-day.ts';
import { rateHistoryDays, type rateHistory } from '../../../contract/money/exchange.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { Context } from '../../context.ts';
import { crossRate, customerRate } from './convert.ts';
import { findRatesBetween } from './reference-rates-store.ts';

/** The market's rates of the last days, at which the bank's own lie a margin above. */
export async function showRateHistory(
  { bank }: Context,
  currency: Currency,
): Promise<z.infer<typeof rateHistory>> {
  if (currency === 'USD') return { days: [] };
  const last = bank.clock.businessDay();
  const after = addDays(last, -rateHistoryDays);
  const rates = await findRatesBetween(bank.db, currency, { after, last });
  return {
    days: rates.map(({ day, dollarsPerEuro, unitsPerEuro }) => ({
      day,
      rate: customerRate(crossRate(dollarsPerEuro, unitsPerEuro), 0),
    })),
  };
}
