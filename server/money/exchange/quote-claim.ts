import { digestOf } from '../../base/digest.ts';
import type { StoredQuote } from './quotes-store.ts';

/** The one-use row of a quote, good for its customer, amount, currency and rate. */
export function quoteClaim({ id, userId, currency, amountMinor, rate }: StoredQuote): {
  id: string;
  digest: string;
} {
  return { id, digest: digestOf(['quote', userId, currency, amountMinor.toString(), rate]) };
}
