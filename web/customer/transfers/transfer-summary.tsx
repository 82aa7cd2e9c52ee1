import { bank } from '../../../config/bank.ts';
import type { Account } from '../../../contract/accounts.ts';
import { formatUsd, parseTypedAmount } from '../../../contract/money.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { Alert } from '../../ui/alert.tsx';
import { availableMinor } from '../payments/paying-account.ts';
import { BalanceAfter, ChangeLink, Summary, SummaryLine } from '../payments/summary.tsx';
import { useSentToday } from '../payments/use-sent-today.ts';
import type { LocalTransferDraft } from './local-transfer-draft.ts';
import { TransferDateLine, isLater } from './transfer-date-line.tsx';

interface TransferSummaryProps {
  draft: LocalTransferDraft;
  savings: Account | undefined;
  feeMinor: bigint;
  dateUntouched: boolean;
  /** Goes back to a step, from 0. */
  onChange: (step: number) => void;
}

/** Everything that is about to be signed; what is seen here is what is sent. */
export function TransferSummary({ draft, savings, feeMinor, dateUntouched, onChange }: TransferSummaryProps) {
  const amountMinor = parseTypedAmount(draft.amount) ?? 0n;
  const later = isLater(draft.transferDate, dateUntouched);
  const sentToday = useSentToday({ ...draft, amountMinor, currency: 'USD' });
  return (
    <>
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
          <span className="muted">Fee {formatUsd(feeMinor)}</span>
        </SummaryLine>
        {savings && (
          <SummaryLine name="From">
            {savings.type} <AccountNumber number={savings.number} />
            <BalanceAfter availableMinor={availableMinor(savings)} debitedMinor={amountMinor + feeMinor} />
          </SummaryLine>
        )}
        <TransferDateLine transferDate={draft.transferDate} later={later}>
          {arrival(draft.recipientRouting === bank.routingNumber, later)}
        </TransferDateLine>
        <SummaryLine name="Type">{draft.transferType}</SummaryLine>
        <SummaryLine name="Reference">{draft.reference.trim() || 'Added by us, starting with LOCAL-'}</SummaryLine>
      </Summary>
      <Alert kind="warning">{sentToday}</Alert>
    </>
  );
}

function arrival(inHouse: boolean, later: boolean): string {
  if (inHouse) return later ? 'Arrives at that time' : 'Arrives at once';
  return later ? 'Arrives within 24 hours after that' : 'Arrives within 24 hours';
}
