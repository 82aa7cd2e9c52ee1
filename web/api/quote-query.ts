import { queryOptions } from '@tanstack/react-query';
import type { ExchangeQuote } from '../../contract/money/exchange.ts';
import type { Currency } from '../../contract/values/money.ts';
import { decimalText } from '../../contract/values/money.ts';
import { call, callWithHeaders } from './client.ts';

/** A price the bank holds, and until when by this device's own clock, which may be wrong. */
export interface HeldQuote extends ExchangeQuote {
  heldUntilMs: number;
}

/**
 * The side asked for in a quote: the recipient's sum, or in US dollars the most that is debited.
 */
export interface QuotedSide {
  side: 'amount' | 'total';
  minor: bigint;
  currency: Currency;
}

/** The market's rates of the last days. */
export const rateHistoryQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['quote', 'history', currency],
    queryFn: ({ signal }) => call('GET /api/fx/history', { query: { currency }, signal }),
    staleTime: 3_600_000,
  });

/** The price of a payment abroad now. Never refetched by itself: each answer is another quote. */
export function quoteQuery({ side, minor, currency }: QuotedSide) {
  return queryOptions({
    queryKey: ['quote', currency, side, minor.toString()],
    queryFn: async ({ signal }): Promise<HeldQuote> => {
      const { answer, headers } = await callWithHeaders('GET /api/fx/quote', {
        query: { [side]: decimalText(minor), currency },
        signal,
      });
      const answeredAtMs = Date.parse(headers.get('date') ?? '') || Date.now();
      return { ...answer, heldUntilMs: Date.now() + Date.parse(answer.expiresAt) - answeredAtMs };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
