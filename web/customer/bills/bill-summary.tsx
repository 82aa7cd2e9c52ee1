import type { Account } from '../../../contract/accounts.ts';
import type { BillFrequency } from '../../../contract/bills.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { parseTypedAmount } from '../../../contract/money.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { bankDay } from '../../bank/bank-clock.ts';
import { availableMinor } from '../payments/paying-account.ts';
import {
  BalanceAfter,
  ChangeLink,
  Summary,
  SummaryAmount,
  SummaryLine,
} from '../payments/summary.tsx';
import { useSentToday } from '../payments/use-sent-today.ts';
import type { BillDraft } from './bill-draft.ts';
import { frequencyOf } from './bill-draft.ts';
import { frequencyWord, nextBillDay } from './bill-words.ts';

interface BillSummaryProps {
  draft: BillDraft;
  /** The account that pays. */
  payer: Account | undefined;
  feeMinor: bigint;
  /** Goes back to a step, from 0. */
  onChange: (step: number) => void;
}

/** Everything that is about to be signed; what is seen here is what is sent. */
export function BillSummary({ draft, payer, feeMinor, onChange }: BillSummaryProps) {
  const amountMinor = parseTypedAmount(draft.amountDue) ?? 0n;
  const totalMinor = amountMinor + feeMinor;
  const frequency = frequencyOf(draft);
  const sentToday = useSentToday({
    recipientName: draft.billerName,
    recipientAccount: draft.billerAccount,
    amountMinor,
    currency: 'USD',
  });
  return (
    <>
      <Summary>
        <SummaryLine name="To" change={<ChangeLink what="biller" onPress={() => onChange(0)} />}>
          <span>
            <strong>{draft.billerName}</strong> <AccountNumber number={draft.billerAccount} />
          </span>
          <span className="muted">{draft.category}</span>
        </SummaryLine>
        <SummaryLine
          name="Amount"
          change={<ChangeLink what="details" onPress={() => onChange(1)} />}
        >
          <SummaryAmount amountMinor={amountMinor} feeMinor={feeMinor} />
        </SummaryLine>
        {payer && (
          <SummaryLine name="From">
            <span>
              {payer.type} <AccountNumber number={payer.number} />
            </span>
            <BalanceAfter availableMinor={availableMinor(payer)} debitedMinor={totalMinor} />
          </SummaryLine>
        )}
        <SummaryLine name="Date">
          <span>
            Now. <span className="muted">Arrives within 24 hours</span>
          </span>
          {frequency ? (
            <Repeats frequency={frequency} endDate={draft.endDate} />
          ) : (
            <span className="muted">One time</span>
          )}
        </SummaryLine>
      </Summary>
      <Alert kind="warning">{sentToday}</Alert>
    </>
  );
}

function Repeats({ frequency, endDate }: { frequency: BillFrequency; endDate: string }) {
  const next = nextBillDay(bankDay(new Date()), frequency);
  const comesAgain = endDate === '' || next <= endDate;
  return (
    <>
      <span>
        {frequencyWord(frequency)}
        {comesAgain ? `, next for ${writtenDay(next)}` : ', but it ends before it would come again'}
        {endDate !== '' && comesAgain && `, until ${writtenDay(endDate)}`}
      </span>
      <span className="muted">
        Later dates are paid from Checking (Savings as backup). This PIN covers them all; you can
        pause or stop them at any time.
      </span>
    </>
  );
}
