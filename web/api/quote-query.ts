import { queryOptions } from '@tanstack/react-query';
import type { ExchangeQuote } from '../../contract/exchange.ts';
import type { Currency } from '../../contract/money.ts';
import { decimalText } from '../../contract/money.ts';
import { callWithHeaders } from './client.ts';

/** A price the bank holds, and until when by this device's own clock, which may be wrong. */
export interface HeldQuote extends ExchangeQuote {
  heldUntilMs: number;
}

/** What a quote is asked for: what the recipient gets, or in US dollars the most that is debited. */
export interface QuotedSide {
  side: 'amount' | 'total';
  minor: bigint;
  currency: Currency;
}

/** What a payment abroad costs now. Never refetched by itself: each answer is another quote. */
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
