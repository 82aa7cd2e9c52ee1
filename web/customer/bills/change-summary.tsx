import type { BillChange } from '../../../contract/bill-changes.ts';
import type { BillSchedule } from '../../../contract/bills.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { exactMinor, formatUsd } from '../../../contract/money.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { ChangeLink, Summary, SummaryLine } from '../payments/summary.tsx';
import { frequencyWord } from './bill-words.ts';

interface ChangeSummaryProps {
  change: BillChange;
  schedule: BillSchedule;
  feeMinor: bigint;
  onChange: () => void;
}

const endWords = (endDate: string | null) =>
  endDate === null ? 'No end date' : writtenDay(endDate);

function untilNow({ amount, endDate }: BillChange, schedule: BillSchedule): string {
  const [next, each] = [
    schedule.nextAmount,
    endDate === undefined ? schedule.nextAmount : schedule.amount,
  ];
  if (amount === next && amount === each) return 'As before';
  return (
    'Until now ' +
    `${formatUsd(exactMinor(each))}${next === each ? '' : `, the next one ${formatUsd(exactMinor(next))}`}`
  );
}

/** What was and what will be, before it is confirmed; what is seen here is what is sent. */
export function ChangeSummary({ change, schedule, feeMinor, onChange }: ChangeSummaryProps) {
  const { recipientName, recipientAccount, frequency } = schedule;
  const { date, amount, endDate } = change;
  return (
    <Summary>
      <SummaryLine name="To">
        <strong>{recipientName}</strong>
        <AccountNumber number={recipientAccount} />
      </SummaryLine>
      <SummaryLine name="Amount" change={<ChangeLink what="details" onPress={onChange} />}>
        <strong className="summary-amount lm-money">{formatUsd(exactMinor(amount))}</strong>
        <span className="muted">{untilNow(change, schedule)}</span>
        <span className="muted">Fee {formatUsd(feeMinor)}</span>
      </SummaryLine>
      <SummaryLine name="Applies to">
        {endDate === undefined
          ? `The payment for ${writtenDay(date)} alone`
          : `${frequencyWord(frequency)}, from ${writtenDay(date)} on`}
      </SummaryLine>
      {endDate !== undefined && (
        <SummaryLine name="Ends">
          {endWords(endDate)}
          <span className="muted">
            {endDate === schedule.endDate
              ? 'As before'
              : `Until now: ${endWords(schedule.endDate)}`}
          </span>
        </SummaryLine>
      )}
    </Summary>
  );
}
