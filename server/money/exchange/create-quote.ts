import { usdParam } from '../../../contract/words/params.ts';
import { randomUUID } from 'node:crypto';
import type { getQuoteRoute } from '../../../contract/money/exchange.ts';
import { maxAmountMinor } from '../../../contract/values/money.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import { orderFee } from '../approvals/order-fee.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { invariant } from '../../base/invariant.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { limitBroken, type Price, priceOf, priceWithin } from './price.ts';
import { insertQuote, quoteClaim, type StoredQuote } from './quotes-store.ts';

type Asked = QueryOf<typeof getQuoteRoute>;

/**
 * Finds the price that is asked for, from either side.
 * @throws {Refusal} RATE_MISSING; NOTHING_ARRIVES or ARRIVING_LIMIT where a total is not the price
 * of any amount that one payment can have.
 */
async function askedPrice(ctx: SignedInContext, asked: Asked): Promise<Price> {
  const { amount, total, currency } = asked;
  const feeMinor = await orderFee(ctx, 'transfers/international');
  const found = () => {
    if (amount !== undefined)
      return priceOf(ctx, ctx.bank.db, { currency, feeMinor, amountMinor: exactMinor(amount) });
    invariant(total !== undefined, 'the contract lets no quote through that names neither side');
    return priceWithin(ctx, ctx.bank.db, { currency, feeMinor, totalMinor: exactMinor(total) });
  };
  const price = (await found()) ?? refuse('RATE_MISSING', { params: { currency } });
  if (price.amountMinor === 0n) refuse('NOTHING_ARRIVES', { params: { fee: usdParam(feeMinor) } });
  if (price.amountMinor > maxAmountMinor)
    refuse('ARRIVING_LIMIT', { params: { max: { minor: Number(maxAmountMinor), currency } } });
  return price;
}

/**
 * Tells a customer what an amount abroad costs, or what a total in US dollars buys, and holds that
 * price for some minutes of real time, for one payment.
 */
export async function createQuote(
  ctx: SignedInContext,
  asked: Asked,
): Promise<StoredQuote & { marginBps: number }> {
  const { db, clock } = ctx.bank;
  const price = await askedPrice(ctx, asked);
  const maxMinor = await limitBroken(ctx, db, price);
  if (maxMinor !== undefined) refuse('EXCHANGE_LIMIT', { params: { max: usdParam(maxMinor) } });
  const { quoteMinutes, spreadBps } = await readPolicy(db, 'exchange', clock.businessNow());
  const quote = {
    ...price,
    id: randomUUID(),
    userId: ctx.session.userId,
    expiresAt: clock.now().add({ minutes: quoteMinutes }),
  };
  await db.tx(async (tx) => {
    await insertQuote(tx, quote);
    await ctx.bank.ledger.grantOneUse(tx, {
      ...quoteClaim(quote),
      ownerId: quote.userId,
      expiresAt: quote.expiresAt,
    });
  });
  return { ...quote, marginBps: quote.rateDay === null ? 0 : spreadBps };
}
