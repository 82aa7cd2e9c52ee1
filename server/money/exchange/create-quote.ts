import { usdParam } from '../../../contract/refusals/params.ts';
import { randomUUID } from 'node:crypto';
import type { getQuoteRoute } from '../../../contract/exchange.ts';
import type { QueryOf } from '../../../contract/route.ts';
import { orderFee } from '../approvals/order-fee.ts';
import type { SignedInContext } from '../../context.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { limitBroken, priceOf } from './price.ts';
import { insertQuote, quoteClaim, type StoredQuote } from './quotes-store.ts';

/**
 * Tells a customer what an amount abroad costs, and holds that price for some minutes of real time,
 * for one payment.
 */
export async function createQuote(
  ctx: SignedInContext,
  { amount, currency }: QueryOf<typeof getQuoteRoute>,
): Promise<StoredQuote & { marginBps: number }> {
  const { db, clock } = ctx.bank;
  const amountMinor = exactMinor(amount);
  const feeMinor = await orderFee(ctx, 'transfers/international');
  const price =
    (await priceOf(ctx, db, { currency, amountMinor, feeMinor })) ??
    refuse('RATE_MISSING', { params: { currency } });
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
