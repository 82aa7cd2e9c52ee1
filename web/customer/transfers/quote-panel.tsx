import type { ExchangeQuote } from '../../../contract/exchange.ts';
import { MoneyText } from '../../ui/money-text.tsx';
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
          <MoneyText amount={quote.equivalentUsd} />
        </dd>
      </div>
      <div>
        <dt>Fee</dt>
        <dd>
          <MoneyText amount={quote.fee} />
        </dd>
      </div>
      <div className="quote-total">
        <dt>You pay</dt>
        <dd>
          <MoneyText amount={quote.total} />
        </dd>
      </div>
    </dl>
  );
}

/** `1 EUR = $1.174242` */
export const rateText = ({ currency, rate }: Pick<ExchangeQuote, 'currency' | 'rate'>): string => `1 ${currency} = $${rate}`;
