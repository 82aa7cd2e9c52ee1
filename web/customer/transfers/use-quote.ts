import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Currency, parseTypedAmount } from '../../../contract/values/money.ts';
import { Refused } from '../../api/failures.ts';
import { type HeldQuote, type QuotedSide, quoteQuery } from '../../api/quote-query.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import type { InternationalTransferDraft } from './international-transfer-draft.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.useQuote;

const failureWords = {
  refused: texts.theExchangeRateCouldNot,
  unanswered: texts.theExchangeRateCouldNot,
};

/** While an amount is typed, the price is asked for once the typing pauses. */
const pauseMs = 300;

export interface QuoteView {
  quote: HeldQuote | undefined;
  /** The reason there is none, in words. */
  failure: string | undefined;
  /** It is the sum that was typed which cannot be quoted: said below its field. */
  isOfTotal: boolean;
  /** The quote that ran out before this one; undefined until there is another one. */
  former: HeldQuote | undefined;
  requote: () => void;
}

/** @returns the side that was typed, for which the bank is asked. */
function askedFor({ amount, total, currency }: InternationalTransferDraft): QuotedSide {
  const arrivesIn = currency as Currency;
  const side = total === '' ? 'amount' : 'total';
  const [typed, typedIn] = side === 'total' ? ([total, 'USD'] as const) : [amount, arrivesIn];
  const minor = parseTypedAmount(typed, typedIn) ?? 0n;
  return { side, minor, currency: arrivesIn };
}

/**
 * The bank's price for what is typed, asked for again in place when it runs out. `held`: the order
 * has gone out and its outcome is open, so that what was sent stays in sight.
 */
export function useQuote(draft: InternationalTransferDraft, held: boolean): QuoteView {
  const { side, minor, currency } = askedFor(draft);
  const [settled, setSettled] = useState<QuotedSide>({ side, minor, currency });
  const [former, setFormer] = useState<HeldQuote>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled({ side, minor, currency });
      setFormer(undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [side, minor, currency]);
  const isSettled =
    settled.side === side && settled.minor === minor && settled.currency === currency;
  const wanted = settled.minor > 0n;
  const { data, error, refetch } = useQuery({ ...quoteQuery(settled), enabled: wanted });
  const isCurrent = isSettled && wanted;
  const quote = isCurrent ? data : undefined;
  const problem = isCurrent ? error : null;

  useEffect(() => {
    if (quote === undefined || held) return;
    const timer = setTimeout(
      () => {
        setFormer(quote);
        void refetch();
      },
      Math.max(0, quote.heldUntilMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [quote, held, refetch]);

  return {
    quote,
    failure: failureText(problem, failureWords),
    isOfTotal: problem instanceof Refused && 'total' in problem.fields,
    former: former === quote ? undefined : former,
    requote: () => void refetch(),
  };
}
