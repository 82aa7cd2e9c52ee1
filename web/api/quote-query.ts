import { queryOptions } from '@tanstack/react-query';
import type { ExchangeQuote } from '../../contract/exchange.ts';
import type { Currency } from '../../contract/money.ts';
import { decimalText } from '../../contract/money.ts';
import { callWithHeaders } from './client.ts';

/** A price the bank holds, and until when by this device's own clock, which may be wrong. */
export interface HeldQuote extends ExchangeQuote {
  heldUntilMs: number;
}

/** What an amount abroad costs now. Asked anew only on purpose: each answer is another quote. */
export function quoteQuery(amountMinor: bigint, currency: Currency) {
  return queryOptions({
    queryKey: ['quote', currency, amountMinor.toString()],
    queryFn: async ({ signal }): Promise<HeldQuote> => {
      const { answer, headers } = await callWithHeaders('GET /api/fx/quote', {
        query: { amount: decimalText(amountMinor), currency },
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
