import type { FastifyInstance } from 'fastify';
import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import { getQuoteRoute, type ExchangeQuote } from '../../../contract/exchange.ts';
import {
  bookRatesRoute,
  listRatesRoute,
  previewRatesRoute,
} from '../../../contract/reference-rates.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import { said } from '../../../contract/said.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { bookRates } from './book-rates.ts';
import { createQuote } from './create-quote.ts';
import { doubtRates } from './doubt-rates.ts';
import { totalMinor } from './price.ts';
import type { StoredQuote } from './quotes-store.ts';
import { ratesForStaff } from './rates-for-staff.ts';
import { readRatesFile } from './read-rates-file.ts';

/** What leaves the country is there a day later at the latest. */
const arrivesWithinHours = 24;

function quoteView(
  quote: StoredQuote & { marginBps: number },
  sentAt: Temporal.Instant,
): OnWire<ExchangeQuote> {
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
    amount: numberFromMinor(amountMinor),
    currency,
    rate,
    rateDay,
    marginBps,
    equivalentUsd: numberFromMinor(equivalentMinor),
    fee: numberFromMinor(feeMinor),
    total: numberFromMinor(totalMinor(quote)),
    expiresAt: expiresAt.toString(),
    arrival: sentAt.add({ hours: arrivesWithinHours }).toString(),
  };
}

export function bindExchange(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getQuoteRoute).to(async (ctx, { query }) => ({
    status: 200,
    body: quoteView(await createQuote(ctx, query), bank.clock.businessNow()),
  }));

  bindRoute(app, bank, listRatesRoute).to(async (ctx) => ({
    status: 200,
    body: await ratesForStaff(ctx),
  }));

  bindRoute(app, bank, previewRatesRoute).to(async (_ctx, { files }) => ({
    status: 200,
    body: await doubtRates(bank.db, readRatesFile(files.file.bytes, bank.clock.businessDay())),
  }));

  bindRoute(app, bank, bookRatesRoute).to(async (ctx, { body, files }) => {
    const rates = readRatesFile(files.file.bytes, bank.clock.businessDay());
    const { day } = rates;
    const booking = await bookRates(ctx, rates, body.confirmed === 'yes');
    if (booking === 'waits')
      return { status: 202, body: { ...said('RATES_PROPOSED', { day }), day, booked: false } };
    const booked = booking === 'booked';
    const words = booked ? said('RATES_SAVED', { day }) : said('RATES_KNOWN', { day });
    return { status: 201, body: { ...words, day, booked } };
  });
}
