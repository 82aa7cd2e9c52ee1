import { usdParam } from '../../../contract/words/params.ts';
import type { SignedInContext } from '../../context.ts';
import type { Precondition } from '../../ledger/plan.ts';
import { refuse } from '../../base/refusal.ts';
import { limitBroken, priceOf, type Price, type Wanted } from './price.ts';
import { findQuote, quoteClaim } from './quotes-store.ts';

interface Agreement {
  price: Price;
  /** The conditions that the ledger must find true for it to be paid at this price. */
  preconditions: Precondition[];
}

/**
 * The price of a payment: as it was quoted, spending that quote with the posting, or at today's
 * rate without one.
 * @throws {Refusal} RATE_MISSING, EXCHANGE_LIMIT, QUOTE_MISMATCH, QUOTE_EXPIRED.
 */
export async function agreePrice(
  ctx: SignedInContext,
  wanted: Wanted,
  quoteId: string | undefined,
): Promise<Agreement> {
  const { db, clock } = ctx.bank;
  if (quoteId === undefined) {
    const price =
      (await priceOf(ctx, db, wanted)) ??
      refuse('RATE_MISSING', { params: { currency: wanted.currency } });
    const maxMinor = await limitBroken(ctx, db, price);
    if (maxMinor !== undefined) refuse('EXCHANGE_LIMIT', { params: { max: usdParam(maxMinor) } });
    return { price, preconditions: [] };
  }
  const quote = await findQuote(db, ctx.session.userId, quoteId);
  if (quote?.currency !== wanted.currency || quote.amountMinor !== wanted.amountMinor)
    refuse('QUOTE_MISMATCH');
  if (Temporal.Instant.compare(quote.expiresAt, clock.now()) <= 0) refuse('QUOTE_EXPIRED');
  return {
    price: quote,
    preconditions: [{ kind: 'one_use', ...quoteClaim(quote), otherwise: 'QUOTE_EXPIRED' }],
  };
}
