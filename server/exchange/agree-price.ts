import type { RefusalCode, RefusalParams } from '../../contract/errors.ts';
import type { SignedInContext } from '../context.ts';
import type { Precondition } from '../ledger/plan.ts';
import { limitBroken, priceOf, type Price } from './price.ts';
import { quoteClaim } from './quote-claim.ts';
import { findQuote } from './quotes-store.ts';

type Agreement = { kind: 'agreed'; price: Price; preconditions: Precondition[] } | { kind: 'refused'; code: RefusalCode; params?: RefusalParams };

/** The price of a payment: as it was quoted, spending that quote with the posting, or at today's rate without one. */
export async function agreePrice(ctx: SignedInContext, wanted: Pick<Price, 'currency' | 'amountMinor'>, quoteId: string | undefined): Promise<Agreement> {
  const { db, clock } = ctx.bank;
  if (quoteId === undefined) {
    const price = await priceOf(ctx, db, wanted);
    if (!price) return { kind: 'refused', code: 'RATE_MISSING', params: { currency: wanted.currency } };
    const maxMinor = await limitBroken(ctx, db, price);
    if (maxMinor !== undefined) return { kind: 'refused', code: 'EXCHANGE_LIMIT', params: { maxMinor: String(maxMinor) } };
    return { kind: 'agreed', price, preconditions: [] };
  }
  const quote = await findQuote(db, ctx.session.userId, quoteId);
  if (quote?.currency !== wanted.currency || quote.amountMinor !== wanted.amountMinor) return { kind: 'refused', code: 'QUOTE_MISMATCH' };
  if (Temporal.Instant.compare(quote.expiresAt, clock.now()) <= 0) return { kind: 'refused', code: 'QUOTE_EXPIRED' };
  return { kind: 'agreed', price: quote, preconditions: [{ kind: 'one_use', ...quoteClaim(quote), otherwise: 'QUOTE_EXPIRED' }] };
}
