import type { ExchangeQuote } from '../../../contract/exchange.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import type { QuoteView } from './use-quote.ts';
import './quote-panel.css';

/** What an amount costs, while it is being chosen. */
export function QuotePanel({ quote }: { quote: ExchangeQuote }) {
  return (
    <dl className="quote-panel" aria-label="What it costs">
      {quote.currency !== 'USD' && (
        <div>
          <dt>Exchange rate</dt>
          <dd className="lm-money">{rateText(quote)}</dd>
        </div>
      )}
      <div>
        <dt>Amount in US dollars</dt>
        <dd>
          <MoneyText alwaysShown amount={quote.equivalentUsd} />
        </dd>
      </div>
      <div>
        <dt>Fee</dt>
        <dd>
          <MoneyText alwaysShown amount={quote.fee} />
        </dd>
      </div>
      <div className="quote-total">
        <dt>You pay</dt>
        <dd>
          <MoneyText alwaysShown amount={quote.total} />
        </dd>
      </div>
    </dl>
  );
}

/** Why there is no price, and the way to ask for it again. */
export function QuoteFailure({ price: { failure, requote } }: { price: QuoteView }) {
  return (
    <Alert kind="warning">
      {failure && (
        <>
          {failure}{' '}
          <Button look="secondary" compact onClick={requote}>
            Try again
          </Button>
        </>
      )}
    </Alert>
  );
}

/** `1 EUR = $1.174242` */
export const rateText = ({ currency, rate }: Pick<ExchangeQuote, 'currency' | 'rate'>): string => `1 ${currency} = $${rate}`;
