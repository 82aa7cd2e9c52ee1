import { Suspense } from 'react';
import type { ExchangeQuote } from '../../../contract/money/exchange.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { MoneyText, moneyText } from '../../ui/money/money-text.tsx';
import type { QuoteView } from './use-quote.ts';
import { LiveText } from '../../ui/values/live-text.tsx';
import { numberWriter } from '../../ui/values/format.ts';
import './transfer-windows.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.quotePanel;

// The price is read first.
const RateHill = latePart(async () => (await import('./rate-hill.tsx')).RateHill, {
  lost: 'nothing',
});

interface QuotePanelProps {
  /** Undefined while there is none. */
  quote: ExchangeQuote | undefined;
  recipient: string;
  /** The most that is to be debited, where that was typed. */
  asked: bigint | undefined;
  later: boolean;
}

/**
 * The sums sent and received, while they are being chosen: one sentence, and how they come about.
 */
export function QuotePanel({ quote, recipient, asked, later }: QuotePanelProps) {
  return (
    <div className="quote-panel-region">
      <p role="status" className="quote-sentence">
        {quote && (
          <LiveText
            text={texts.youSendGets(
              moneyText(quote.total),
              recipient,
              moneyText(quote.amount, quote.currency),
            )}
          />
        )}
      </p>
      {quote && asked !== undefined && quote.total < asked && (
        <p className="muted small">{texts.notEveryCentCanBe(moneyText(asked))}</p>
      )}
      {quote && later && quote.rateDay !== null && (
        <p className="muted small">{texts.thisIsTodaysRateWe}</p>
      )}
      {quote && <QuoteLines quote={quote} />}
      {quote && quote.rateDay !== null && (
        <div className="rate-hill">
          <Suspense>
            <RateHill currency={quote.currency} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function QuoteLines({ quote }: { quote: ExchangeQuote }) {
  return (
    <dl className="quote-panel" aria-label={texts.whatItCosts}>
      {quote.currency !== 'USD' && (
        <div>
          <dt>{texts.exchangeRate}</dt>
          <dd>
            <RateText quote={quote} />
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.amountInUsDollars}</dt>
        <dd>
          <MoneyText alwaysShown amount={quote.equivalentUsd} />
        </dd>
      </div>
      <div>
        <dt>{texts.fee}</dt>
        <dd>
          <MoneyText alwaysShown amount={quote.fee} />
        </dd>
      </div>
      <div className="quote-total">
        <dt>{texts.youPay}</dt>
        <dd>
          <MoneyText alwaysShown amount={quote.total} />
        </dd>
      </div>
    </dl>
  );
}

/** Says why there is no price, and offers to ask for it again. */
export function QuoteFailure({ price: { failure, requote } }: { price: QuoteView }) {
  return (
    <Alert kind="warning">
      {failure && (
        <>
          {failure}{' '}
          <Button look="secondary" compact onClick={requote}>
            {texts.tryAgain}
          </Button>
        </>
      )}
    </Alert>
  );
}

const marginText = numberWriter({ style: 'percent', maximumFractionDigits: 2 });
const dayMs = 86_400_000;
/** Reference rates come every business day: a long weekend is the most that lies between two. */
const freshDays = 4;

/** `$1 = €0.8516`: what a dollar buys, as people compare it. The exact rate is in the receipt. */
function dollarBuys({ currency, rate }: Pick<ExchangeQuote, 'currency' | 'rate'>): string {
  const written = numberWriter({
    style: 'currency',
    currency,
    minimumSignificantDigits: 4,
    maximumSignificantDigits: 4,
  });
  return `$1 = ${written(1 / Number(rate))}`;
}

/** The rate, what we earn with it, and how old it is where that is worth a word. */
export function RateText({ quote }: { quote: ExchangeQuote }) {
  const { rateDay, marginBps, arrival } = quote;
  if (rateDay === null) return null;
  // The price is of the moment a day before the latest arrival.
  const ageDays = Math.floor(
    (Date.parse(arrival) - dayMs - Date.parse(`${rateDay}T12:00:00Z`)) / dayMs,
  );
  return (
    <>
      <span className="lm-money" translate="no">
        {dollarBuys(quote)}
      </span>
      <span className="muted">
        {texts.ourMarginOnTheReferenceRate(
          marginText(marginBps / 10_000),
          formatDay(noonOf(rateDay)),
        )}
        {ageDays > freshDays && texts.thatRateIsDaysOld(ageDays)}
      </span>
    </>
  );
}
