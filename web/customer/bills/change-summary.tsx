import type { BillChange } from '../../../contract/money/bill-changes.ts';
import type { BillSchedule } from '../../../contract/money/bills.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import {
  MoneyText,
  moneyText,
  useAmountText,
  type AmountText,
} from '../../ui/money/money-text.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { ChangeLink, Summary, SummaryLine } from '../payments/summary.tsx';
import { frequencyWord } from './bill-words.ts';
import { LiveText } from '../../ui/values/live-text.tsx';
import { changeBillDialogTexts } from './bills.texts.ts';

const texts = changeBillDialogTexts.changeSummary;

interface ChangeSummaryProps {
  change: BillChange;
  schedule: BillSchedule;
  /** Undefined while it is not known. */
  feeMinor: bigint | undefined;
  onChange: () => void;
}

const endWords = (endDate: string | null) =>
  endDate === null ? texts.noEndDate : writtenDay(endDate);

function untilNow(
  { amount, endDate }: BillChange,
  schedule: BillSchedule,
  amountText: AmountText,
): string {
  const [next, each] = [
    schedule.nextAmount,
    endDate === undefined ? schedule.nextAmount : schedule.amount,
  ];
  if (amount === next && amount === each) return texts.asBefore;
  return texts.untilNow(amountText(each), next === each ? '' : texts.theNextOne(amountText(next)));
}

/** The payments before and after the change, to be confirmed; the values shown are those sent. */
export function ChangeSummary({ change, schedule, feeMinor, onChange }: ChangeSummaryProps) {
  const amountText = useAmountText();
  const { recipientName, recipientAccount, frequency } = schedule;
  const { date, amount, endDate } = change;
  return (
    <Summary>
      <SummaryLine name={texts.to}>
        <strong>{recipientName}</strong>
        <AccountNumber number={recipientAccount} />
      </SummaryLine>
      <SummaryLine
        name={texts.amount}
        change={<ChangeLink what={texts.details} onPress={onChange} />}
      >
        <strong>
          <MoneyText alwaysShown look="figure" className="summary-amount" amount={amount} />
        </strong>
        <span className="muted">
          <TextWithAmounts text={untilNow(change, schedule, amountText)} />
        </span>
        {feeMinor !== undefined && (
          <span className="muted">
            <LiveText text={texts.fee(moneyText(feeMinor))} />
          </span>
        )}
      </SummaryLine>
      <SummaryLine name={texts.appliesTo}>
        {endDate === undefined
          ? texts.thePaymentForAlone(writtenDay(date))
          : texts.fromOn(frequencyWord(frequency), writtenDay(date))}
      </SummaryLine>
      {endDate !== undefined && (
        <SummaryLine name={texts.ends}>
          {endWords(endDate)}
          <span className="muted">
            {endDate === schedule.endDate
              ? texts.asBefore
              : texts.untilNowOfEndWords(endWords(schedule.endDate))}
          </span>
        </SummaryLine>
      )}
    </Summary>
  );
}
