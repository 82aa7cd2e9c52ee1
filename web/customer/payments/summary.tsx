import type { ReactNode } from 'react';
import { MoneyText, moneyText } from '../../ui/money/money-text.tsx';
import { LiveText } from '../../ui/values/live-text.tsx';
import './payment-end.css';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.summary;

/** Everything that is about to be signed, line by line. */
export function Summary({ children }: { children: ReactNode }) {
  return <dl className="summary">{children}</dl>;
}

interface SummaryLineProps {
  name: string;
  change?: ReactNode;
  /** Not shown while a question about the payment is asked, so that this is in sight. */
  canWait?: boolean;
  children: ReactNode;
}

export function SummaryLine({ name, change, canWait, children }: SummaryLineProps) {
  return (
    <div className={canWait ? 'summary-later' : undefined}>
      <dt>{name}</dt>
      <dd>
        <span className="summary-text">{children}</span>
        {change}
      </dd>
    </div>
  );
}

interface ChangeLinkProps {
  /** Names the part it changes, for a customer who hears it without its line. */
  what: string;
  onPress: () => void;
}

export function ChangeLink({ what, onPress }: ChangeLinkProps) {
  return (
    <button type="button" className="summary-change" onClick={onPress}>
      {texts.change(<span className="visually-hidden"> {what}</span>)}
    </button>
  );
}

interface SummaryAmountProps {
  amountMinor: bigint;
  /** Undefined until the bank has said it, so that no fee of $0.00 is shown in its place. */
  feeMinor: bigint | undefined;
}

/** The sum in large, and its fee after it. */
export function SummaryAmount({ amountMinor, feeMinor }: SummaryAmountProps) {
  return (
    <span>
      <strong>
        <MoneyText alwaysShown look="figure" className="summary-amount" amount={amountMinor} />
      </strong>{' '}
      {feeMinor !== undefined && (
        <span className="muted lm-money">
          <LiveText text={texts.fee(moneyText(feeMinor))} />
        </span>
      )}
    </span>
  );
}

interface BalanceAfterProps {
  availableMinor: bigint;
  debitedMinor: bigint;
}

/** The money that can still be spent from the paying account; less than nothing is emphasized. */
export function BalanceAfter({ availableMinor, debitedMinor }: BalanceAfterProps) {
  const afterMinor = availableMinor - debitedMinor;
  return (
    <span className={afterMinor < 0n ? 'summary-short' : 'muted'}>
      {texts.availableAfter(<MoneyText amount={afterMinor} />)}
    </span>
  );
}
