import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { bankDay } from '../../bank/bank-clock.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { formatPaymentDay, formatTime } from '../../ui/values/format-date.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { useIdentityHold } from '../identity/use-identity-hold.ts';
import { LimitLine, type Debited } from './limit-line.tsx';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.dailyLimit;

// Most customers are not held back.
const IdentityLimit = latePart(
  async () => (await import('../identity/identity-limit.tsx')).IdentityLimit,
);

interface DailyLimitProps extends Debited {
  /** Nothing goes abroad until an ID is accepted, so that no limit a day holds there. */
  abroad?: boolean;
}

/**
 * Says the limit a day while there is no PIN or a new one, and until an ID is accepted, where the
 * amount is typed: after the PIN it would come too late.
 */
export function DailyLimit({ debitedMinor, abroad = false }: DailyLimitProps) {
  const isHeld = useIdentityHold() !== undefined;
  return (
    <>
      <PinLimit debitedMinor={debitedMinor} />
      <Suspense>{!abroad && isHeld && <IdentityLimit debitedMinor={debitedMinor} />}</Suspense>
    </>
  );
}

function PinLimit({ debitedMinor }: Debited) {
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
  return <LimitLine {...limit} debitedMinor={debitedMinor} text={text} />;
}

/** `3:14 PM`, `tomorrow 3:14 PM`, `Thu, Nov 26, 3:14 PM` */
function untilWords(until: Date, today: CalendarDay): string {
  const [day, time] = [bankDay(until), formatTime(until)];
  if (day === today) return texts.todayAt(time);
  if (day === addDays(today, 1)) return texts.tomorrowAt(time);
  return texts.onDay(formatPaymentDay(until), time);
}
