import type { ReactNode } from 'react';
import type { Account } from '../../../contract/people/account.ts';
import type { BillFrequency } from '../../../contract/money/bills.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { LeavesWhen } from '../payments/delay.tsx';
import { FirstPayment } from '../payments/first-payment.tsx';
import {
  BalanceAfter,
  ChangeLink,
  Summary,
  SummaryAmount,
  SummaryLine,
} from '../payments/summary.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { useSentToday } from '../payments/use-sent-today.ts';
import type { BillDraft, KnownBill } from './bill-draft.ts';
import { billerOf, frequencyOf } from './bill-draft.ts';
import { frequencyWord, nextBillDay } from './bill-words.ts';
import { billSummaryTexts } from './bills.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = billSummaryTexts.billSummary;

interface BillSummaryProps {
  draft: BillDraft;
  amountMinor: bigint;
  /** The schedule that pays the same bill by itself. */
  schedule: KnownBill['schedule'];
  /** The account that pays. */
  payer: Account | undefined;
  /** Undefined while it is not known. */
  feeMinor: bigint | undefined;
  /** Goes back to a step, from 0. */
  onChange: (step: number) => void;
}

const muted = (text: ReactNode) => <span className="muted">{text}</span>;

/** Everything that is about to be signed; what is seen here is what is sent. */
export function BillSummary({
  draft,
  amountMinor,
  schedule,
  payer,
  feeMinor,
  onChange,
}: BillSummaryProps) {
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
        <SummaryLine
          name={texts.to}
          change={<ChangeLink what={texts.biller} onPress={() => onChange(0)} />}
        >
          <span>
            <strong>{draft.billerName}</strong> <AccountNumber number={draft.billerAccount} />
          </span>
          <span className="muted">{wireWordsTexts.category(draft.category)}</span>
          <FirstPayment to={billerOf(draft)} />
        </SummaryLine>
        <SummaryLine
          name={texts.amount}
          change={<ChangeLink what={texts.details} onPress={() => onChange(1)} />}
        >
          <SummaryAmount amountMinor={amountMinor} feeMinor={feeMinor} />
        </SummaryLine>
        {payer && feeMinor !== undefined && (
          <SummaryLine canWait name={texts.from}>
            <span>
              {wireWordsTexts.account(payer.type)} <AccountNumber number={payer.number} />
            </span>
            <BalanceAfter availableMinor={payer.available} debitedMinor={amountMinor + feeMinor} />
          </SummaryLine>
        )}
        <SummaryLine canWait name={texts.date}>
          <span>
            <LeavesWhen otherwise={texts.nowArrivesWithinHours(muted)} />
          </span>
          {frequency ? (
            <Repeats frequency={frequency} endDate={draft.endDate} />
          ) : (
            <span className="muted">{texts.oneTime}</span>
          )}
        </SummaryLine>
      </Summary>
      <Alert kind="info">
        {schedule?.recipientAccount === draft.billerAccount &&
          texts.alsoPaidByItself(
            <MoneyText amount={schedule.nextAmount} />,
            writtenDay(schedule.nextDate),
          )}
      </Alert>
      <Alert kind="warning">{sentToday}</Alert>
    </>
  );
}

function Repeats({ frequency, endDate }: { frequency: BillFrequency; endDate: string }) {
  const next = nextBillDay(useBankDay(), frequency);
  const comesAgain = endDate === '' || next <= endDate;
  return (
    <>
      <span>
        {frequencyWord(frequency)}
        {comesAgain ? texts.nextFor(writtenDay(next)) : texts.butItEndsBeforeIt}
        {endDate !== '' && comesAgain && texts.until(writtenDay(endDate))}
      </span>
      <span className="muted">{texts.laterDatesArePaidFrom}</span>
    </>
  );
}
