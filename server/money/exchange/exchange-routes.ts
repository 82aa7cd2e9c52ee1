import {
  getQuoteRoute,
  getRateHistoryRoute,
  type ExchangeQuote,
} from '../../../contract/money/exchange.ts';
import {
  bookRatesRoute,
  listRatesRoute,
  previewRatesRoute,
} from '../../../contract/staff/reference-rates.ts';
import { said } from '../../../contract/calls/said.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { bookRates } from './book-rates.ts';
import { createQuote } from './create-quote.ts';
import { doubtRates } from './doubt-rates.ts';
import { totalMinor } from './price.ts';
import type { StoredQuote } from './quotes-store.ts';
import { ratesForStaff } from './rates-for-staff.ts';
import { readRatesFile } from './read-rates-file.ts';
import { showRateHistory } from './show-rate-history.ts';

/** Money that leaves the country is there a day later at the latest. */
const arrivesWithinHours = 24;

function quoteView(
  quote: StoredQuote & { marginBps: number },
  sentAt: Temporal.Instant,
): ExchangeQuote {
  const {
    id,
    currency,
    amountMinor,
    rate,
    rateDay,
    marginBps,
    equivalentMinor,
    feeMinor,
    expiresAt,
  } = quote;
  return {
    id,
    amount: amountMinor,
    currency,
    rate,
    rateDay,
    marginBps,
    equivalentUsd: equivalentMinor,
    fee: feeMinor,
    total: totalMinor(quote),
    expiresAt: expiresAt.toString(),
    arrival: sentAt.add({ hours: arrivesWithinHours }).toString(),
  };
}

export const callsOfExchange = [
  answerTo(getQuoteRoute, async (ctx, { query }) =>
    quoteView(await createQuote(ctx, query), ctx.bank.clock.businessNow()),
  ),

  answerTo(
    getRateHistoryRoute,
    async (ctx, { query }) => await showRateHistory(ctx, query.currency),
  ),

  answerTo(listRatesRoute, async (ctx) => await ratesForStaff(ctx)),

  answerTo(
    previewRatesRoute,
    async ({ bank }, { files }) =>
      await doubtRates(bank.db, await readRatesFile(files.file.bytes, bank.clock.businessDay())),
  ),

  bindRoute(bookRatesRoute, async (ctx, { body, files }) => {
    const rates = await readRatesFile(files.file.bytes, ctx.bank.clock.businessDay());
    const { day } = rates;
    const booking = await bookRates(ctx, rates, body.confirmed === 'yes');
    if (booking === 'waits' || booking === 'waits-a-day') {
      const kept =
        booking === 'waits' ? said('RATES_PROPOSED', { day }) : said('RATES_MOVE_FAR', { day });
      return { status: 202, body: { ...kept, day, booked: false } };
    }
    const booked = booking === 'booked';
    const words = booked ? said('RATES_SAVED', { day }) : said('RATES_KNOWN', { day });
    return { status: 201, body: { ...words, day, booked } };
  }),
];
