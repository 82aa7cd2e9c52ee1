import { billDay } from '../../../contract/bill-dates.ts';
import type { CalendarDay } from '../../../contract/calendar-day.ts';
import type { Insight } from '../../../contract/insight.ts';
import type { InsightRow, RunningBill } from './insight-store.ts';
import type { NamedRepetition } from './name-repetitions.ts';

export interface PaymentToCome {
  name: string;
  day: CalendarDay;
  amountMinor: bigint;
  by: Insight['toCome'][number]['by'];
}

/** The dates of a recurring bill up to a day, each with what it costs. */
function* datesOf(
  bill: RunningBill,
  billFeeMinor: bigint,
  last: CalendarDay,
): Generator<PaymentToCome> {
  const { name, frequency, firstDay, endDay, singleNumber, singleAmountMinor } = bill;
  for (let number = bill.nextNumber; ; number += 1) {
    const day = billDay(firstDay, frequency, number);
    if (day > last || (endDay !== null && day > endDay)) return;
    if (bill.pausedUntil !== null && day < bill.pausedUntil) continue;
    const isSingle = number === singleNumber && singleAmountMinor !== null;
    const amountMinor = BigInt(isSingle ? singleAmountMinor : bill.amountMinor) + billFeeMinor;
    yield { name, day, amountMinor, by: 'recurring bill' };
  }
}

const bySoonest = (one: PaymentToCome, other: PaymentToCome) =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : 0;

/** What is ordered and due up to a day, soonest first. */
export function orderedUntil(
  { waiting, bills }: InsightRow,
  billFeeMinor: bigint,
  last: CalendarDay,
): PaymentToCome[] {
  return [
    ...waiting
      .filter(({ day }) => day <= last)
      .map(({ name, day, amountMinor }) => ({
        name,
        day,
        amountMinor: BigInt(amountMinor),
        by: 'scheduled' as const,
      })),
    ...bills.flatMap((bill) => [...datesOf(bill, billFeeMinor, last)]),
  ].toSorted(bySoonest);
}

/** The same with what seems to repeat, which is no fact. What is overdue is expected any day. */
export function expectedUntil(
  row: InsightRow,
  repetitions: readonly NamedRepetition[],
  { billFeeMinor, today, last }: { billFeeMinor: bigint; today: CalendarDay; last: CalendarDay },
): PaymentToCome[] {
  const ordered = new Set([...row.waiting, ...row.bills].map(({ payee }) => payee));
  const repeating = repetitions
    .filter(({ direction, payee }) => direction === 'debit' && !ordered.has(payee))
    .flatMap(({ name, rhythm, nextDay, lastMinor }) => {
      const dates: PaymentToCome[] = [];
      for (let number = 0; ; number += 1) {
        const day = billDay(nextDay, rhythm, number);
        if (day > last) return dates;
        dates.push({
          name,
          day: day < today ? today : day,
          amountMinor: lastMinor,
          by: 'repeating',
        });
      }
    });
  return [...orderedUntil(row, billFeeMinor, last), ...repeating].toSorted(bySoonest);
}
