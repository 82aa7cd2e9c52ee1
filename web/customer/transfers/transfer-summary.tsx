import { bank } from '../../../config/bank.ts';
import type { Account } from '../../../contract/accounts.ts';
import { formatUsd, minorFromNumber, parseTypedAmount } from '../../../contract/money.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { formatExact } from '../../ui/format-date.ts';
import { moneyText } from '../../ui/money-text.tsx';
import { BalanceAfter, ChangeLink, Summary, SummaryLine } from '../payments/summary.tsx';
import type { LocalTransferDraft } from './local-transfer-draft.ts';

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
  const inHouse = draft.recipientRouting === bank.routingNumber;
  const at = new Date(draft.transferDate);
  const later = !dateUntouched && at.getTime() > Date.now();
  return (
    <Summary>
      <SummaryLine name="To" change={<ChangeLink what="recipient" onPress={() => onChange(0)} />}>
        <strong>{draft.recipientName}</strong>
        <AccountNumber number={draft.recipientAccount} />
      </SummaryLine>
      <SummaryLine name="Bank">
        {draft.recipientBank}
        <span className="muted">
          Routing <AccountNumber number={draft.recipientRouting} />
        </span>
      </SummaryLine>
      <SummaryLine name="Amount" change={<ChangeLink what="details" onPress={() => onChange(1)} />}>
        <strong className="summary-amount lm-money">{formatUsd(amountMinor)}</strong>
        <span className="muted">Fee {moneyText(bank.fees.local)}</span>
      </SummaryLine>
      {savings && (
        <SummaryLine name="From">
          {savings.type} <AccountNumber number={savings.number} />
          <BalanceAfter availableMinor={minorFromNumber(savings.available) ?? 0n} debitedMinor={amountMinor + feeMinor} />
        </SummaryLine>
      )}
      <SummaryLine name="Date">
        {later ? formatExact(at) : 'Now'}
        <span className="muted">{arrival(inHouse, later)}</span>
      </SummaryLine>
      <SummaryLine name="Type">{draft.transferType}</SummaryLine>
      <SummaryLine name="Reference">{draft.reference.trim() || 'Added by us, starting with LOCAL-'}</SummaryLine>
    </Summary>
  );
}

function arrival(inHouse: boolean, later: boolean): string {
  if (inHouse) return later ? 'Arrives at that time' : 'Arrives at once';
  return later ? 'Arrives within 24 hours after that' : 'Arrives within 24 hours';
}
