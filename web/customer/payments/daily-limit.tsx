import { useQuery } from '@tanstack/react-query';
import { addDays, type CalendarDay } from '../../../contract/calendar-day.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { bankDay } from '../../bank/bank-clock.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { formatPaymentDay, formatTime } from '../../ui/values/format-date.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import './daily-limit.css';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.dailyLimit;

interface DailyLimitProps {
  /** All that leaves the account, as far as it is typed. */
  debitedMinor: bigint | undefined;
}

/**
 * What may be paid a day while there is no PIN or a new one: said where the amount is typed, and
 * not after the PIN.
 */
export function DailyLimit({ debitedMinor }: DailyLimitProps) {
  const amountText = useAmountText();
  const today = useBankDay();
  const limit = useQuery(pinStateQuery).data?.limit;
  if (!limit) return null;
  const perDay = amountText(limit.perDay);
  const left = texts.leftToday(amountText(limit.leftToday));
  const text =
    limit.until === null
      ? texts.forTheFirstHoursAfter(perDay, left)
      : texts.untilYouCanSendUp(untilWords(new Date(limit.until), today), perDay, left);
  const isOver = debitedMinor !== undefined && debitedMinor > limit.leftToday;
  return (
    <div className="daily-limit">
      {!isOver && (
        <p className="muted small">
          <TextWithAmounts text={text} />
        </p>
      )}
      <Alert kind="warning">{isOver && <TextWithAmounts text={text} />}</Alert>
    </div>
  );
}

/** `3:14 PM`, `tomorrow 3:14 PM`, `Thu, Nov 26, 3:14 PM` */
function untilWords(until: Date, today: CalendarDay): string {
  const [day, time] = [bankDay(until), formatTime(until)];
  if (day === today) return texts.todayAt(time);
  if (day === addDays(today, 1)) return texts.tomorrowAt(time);
  return texts.onDay(formatPaymentDay(until), time);
}
