import type { ReactNode } from 'react';
import { bank } from '../../../config/bank.ts';
import type { Account } from '../../../contract/accounts.ts';
import { formatUsd, minorFromNumber, parseTypedAmount } from '../../../contract/money.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { formatExact } from '../../ui/format-date.ts';
import { moneyText } from '../../ui/money-text.tsx';
import type { LocalTransferDraft } from './local-transfer-draft.ts';
import './transfer-summary.css';

interface TransferSummaryProps {
  draft: LocalTransferDraft;
  savings: Account | undefined;
  dateUntouched: boolean;
  /** Goes back to a step, from 0. */
  onChange: (step: number) => void;
}

/** Everything that is about to be signed; what is seen here is what is sent. */
export function TransferSummary({ draft, savings, dateUntouched, onChange }: TransferSummaryProps) {
  const amountMinor = parseTypedAmount(draft.amount) ?? 0n;
  const feeMinor = minorFromNumber(bank.fees.local) ?? 0n;
  const afterMinor = savings && (minorFromNumber(savings.available) ?? 0n) - amountMinor - feeMinor;
  const inHouse = draft.recipientRouting === bank.routingNumber;
  const at = new Date(draft.transferDate);
  const later = !dateUntouched && at.getTime() > Date.now();
  return (
    <dl className="summary">
      <Line name="To" change={<Change what="recipient" onPress={() => onChange(0)} />}>
        <strong>{draft.recipientName}</strong>
        <AccountNumber number={draft.recipientAccount} />
      </Line>
      <Line name="Bank">
        {draft.recipientBank}
        <span className="muted">
          Routing <AccountNumber number={draft.recipientRouting} />
        </span>
      </Line>
      <Line name="Amount" change={<Change what="details" onPress={() => onChange(1)} />}>
        <strong className="summary-amount lm-money">{formatUsd(amountMinor)}</strong>
        <span className="muted">Fee {moneyText(bank.fees.local)}</span>
      </Line>
      {savings && (
        <Line name="From">
          {savings.type} <AccountNumber number={savings.number} />
          {afterMinor !== undefined && <span className={afterMinor < 0n ? 'summary-short' : 'muted'}>Balance after: {formatUsd(afterMinor)}</span>}
        </Line>
      )}
      <Line name="Date">
        {later ? formatExact(at) : 'Now'}
        <span className="muted">{arrival(inHouse, later)}</span>
      </Line>
      <Line name="Type">{draft.transferType}</Line>
      <Line name="Reference">{draft.reference.trim() || 'Added by us, starting with LOCAL-'}</Line>
    </dl>
  );
}

function arrival(inHouse: boolean, later: boolean): string {
  if (inHouse) return later ? 'Arrives at that time' : 'Arrives at once';
  return later ? 'Arrives within 24 hours after that' : 'Arrives within 24 hours';
}

function Line({ name, change, children }: { name: string; change?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="summary-text">{children}</span>
        {change}
      </dd>
    </div>
  );
}

function Change({ what, onPress }: { what: string; onPress: () => void }) {
  return (
    <button type="button" className="summary-change" onClick={onPress}>
      Change<span className="visually-hidden"> {what}</span>
    </button>
  );
}
