import type { FastifyInstance } from 'fastify';
import { getQuote, type ExchangeQuote } from '../../contract/exchange.ts';
import { numberFromMinor } from '../../contract/money.ts';
import type { Bank } from '../bank.ts';
import { bindRoute } from '../http/bind-route.ts';
import { createQuote } from './create-quote.ts';
import { totalMinor } from './price.ts';
import type { StoredQuote } from './quotes-store.ts';

/** What leaves the country is there a day later at the latest. */
const arrivesWithinHours = 24;

function quoteView(quote: StoredQuote, sentAt: Temporal.Instant): ExchangeQuote {
  const { id, currency, amountMinor, rate, rateDay, equivalentMinor, feeMinor, expiresAt } = quote;
  return {
    id,
    amount: numberFromMinor(amountMinor),
    currency,
    rate,
    rateDay,
    equivalentUsd: numberFromMinor(equivalentMinor),
    fee: numberFromMinor(feeMinor),
    total: numberFromMinor(totalMinor(quote)),
    expiresAt: expiresAt.toString(),
    arrival: sentAt.add({ hours: arrivesWithinHours }).toString(),
  };
}

export function bindExchange(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, getQuote).to(async (ctx, { query }) => ({ status: 200, body: quoteView(await createQuote(ctx, query), bank.clock.businessNow()) }));
}
