import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Currency } from '../../../contract/money.ts';
import { Refused } from '../../api/failures.ts';
import type { HeldQuote } from '../../api/quote-query.ts';
import { quoteQuery } from '../../api/quote-query.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.useQuote;

/** While an amount is typed, the price is asked for once the typing pauses. */
const pauseMs = 300;

interface QuoteSetting {
  amountMinor: bigint | undefined;
  currency: Currency;
  /** The order has gone out and its outcome is open: what was sent stays in sight. */
  held: boolean;
}

export interface QuoteView {
  quote: HeldQuote | undefined;
  /** Why there is none. */
  failure: string | undefined;
  /** The total of the quote that ran out before this one. */
  formerTotal: bigint | undefined;
  requote: () => void;
}

/** The bank's price for what is typed, asked for again in place when it runs out. */
export function useQuote({ amountMinor, currency, held }: QuoteSetting): QuoteView {
  const [settled, setSettled] = useState({ amountMinor, currency });
  const [formerTotal, setFormerTotal] = useState<bigint>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled({ amountMinor, currency });
      setFormerTotal(undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [amountMinor, currency]);
  const isSettled = settled.amountMinor === amountMinor && settled.currency === currency;
  const wanted = settled.amountMinor !== undefined && settled.amountMinor > 0n;
  const { data, error, refetch } = useQuery({
    ...quoteQuery(settled.amountMinor ?? 0n, settled.currency),
    enabled: wanted,
  });
  const quote = isSettled && wanted ? data : undefined;

  useEffect(() => {
    if (quote === undefined || held) return;
    const timer = setTimeout(
      () => {
        setFormerTotal(quote.total);
        void refetch();
      },
      Math.max(0, quote.heldUntilMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [quote, held, refetch]);

  return {
    quote,
    failure: isSettled && wanted && error ? failureText(error) : undefined,
    formerTotal,
    requote: () => void refetch(),
  };
}

function failureText(error: Error): string {
  return error instanceof Refused ? error.message : texts.theExchangeRateCouldNot;
}
