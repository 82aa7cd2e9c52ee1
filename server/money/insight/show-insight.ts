import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import { addDays, addMonths, type CalendarDay } from '../../../contract/calendar-day.ts';
import { mostMonthsBack, type Insight } from '../../../contract/insight.ts';
import { numberFromMinor } from '../../../contract/money.ts';
import { startOfDay } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { monthOf } from '../statements/statement-months.ts';
import { readInsight, type CategoryOfMonth, type InsightRow } from './insight-store.ts';
import { nameRepetitions, type NamedRepetition } from './name-repetitions.ts';
import { expectedUntil, orderedUntil, type PaymentToCome } from './payments-to-come.ts';

/** The first day of a month that may be asked for. */
function requireMonth(today: CalendarDay, asked: string): CalendarDay {
  const last = monthOf(today);
  const first = monthOf(addMonths(`${last}-01`, -mostMonthsBack));
  if (asked < first || asked > last) refuse('MONTH_OUT_OF_REACH', { params: { first, last } });
  return `${asked}-01`;
}

/** The own money of a month: what moved, what is still to come, what seems to repeat. */
export async function showInsight(
  { bank, session }: SignedInContext,
  asked: string | undefined,
): Promise<OnWire<Insight>> {
  const today = bank.clock.businessDay();
  const firstDay = requireMonth(today, asked ?? monthOf(today));
  const next = addMonths(firstDay, 1);
  const month = { from: startOfDay(firstDay), until: startOfDay(next) };
  const [row, fees] = await Promise.all([
    readInsight(bank.db, session.userId, month),
    readPolicy(bank.db, 'fees', bank.clock.businessNow()),
  ]);
  invariant(row, 'a statement without a table answers one row');
  const repetitions = nameRepetitions(row.pastOrders, today);
  const isCurrent = today < next;
  const billFeeMinor = BigInt(fees.billMinor);
  const toCome = isCurrent ? orderedUntil(row, billFeeMinor, addDays(next, -1)) : [];
  const scheduled = new Set<string | null>(row.bills.map(({ payee }) => payee));
  return {
    month: monthOf(firstDay),
    current: monthOf(today),
    first: monthOf(firstMonthDay(row, today)),
    moneyIn: numberFromMinor(sumOf(row.categories, 'credit')),
    moneyOut: numberFromMinor(sumOf(row.categories, 'debit')),
    fees: numberFromMinor(row.categories.reduce((sum, { feeMinor }) => sum + BigInt(feeMinor), 0n)),
    categories: row.categories.map(categoryView),
    toCome: toCome.map(paymentView),
    toComeAmount: numberFromMinor(totalOf(toCome)),
    repeating: repetitions
      .filter(({ direction, payee }) => direction === 'credit' || !scheduled.has(payee))
      .map(repetitionView),
    untilPayDay: isCurrent ? untilPayDay(row, repetitions, { billFeeMinor, today }) : null,
  };
}

/** Of the earliest order, as far as it is in reach and not ahead. */
function firstMonthDay({ firstDay }: InsightRow, today: CalendarDay): CalendarDay {
  const earliest = addMonths(`${monthOf(today)}-01`, -mostMonthsBack);
  if (firstDay === null || firstDay > today) return today;
  return firstDay < earliest ? earliest : firstDay;
}

const sumOf = (categories: readonly CategoryOfMonth[], of: CategoryOfMonth['direction']) =>
  categories
    .filter(({ direction }) => direction === of)
    .reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);

const totalOf = (payments: readonly PaymentToCome[]) =>
  payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

const categoryView = ({ feeMinor: _, amountMinor, payees, ...category }: CategoryOfMonth) => ({
  ...category,
  amount: numberFromMinor(BigInt(amountMinor)),
  payees: payees.map(({ amountMinor: minor, ...payee }) => ({
    ...payee,
    amount: numberFromMinor(BigInt(minor)),
  })),
});

const paymentView = ({ amountMinor, ...payment }: PaymentToCome) => ({
  ...payment,
  amount: numberFromMinor(amountMinor),
});

const repetitionView = ({
  direction,
  kind,
  name,
  rhythm,
  count,
  lastDay,
  lastMinor,
}: NamedRepetition) => ({
  direction,
  kind,
  name,
  rhythm,
  count,
  lastDay,
  lastAmount: numberFromMinor(lastMinor),
});

/** What can be pay: interest, loans and corrections come from the bank itself. */
const kindsOfPay = new Set(['funding', 'local', 'check_deposit']);

/**
 * What is left until the largest regular credit comes again, which must have been alike at least
 * three times. Null where there is none, or where it is late: then its day is not known.
 */
function untilPayDay(
  row: InsightRow,
  repetitions: readonly NamedRepetition[],
  { billFeeMinor, today }: { billFeeMinor: bigint; today: CalendarDay },
): OnWire<Insight['untilPayDay']> {
  const [pay] = repetitions
    .filter(
      ({ direction, kind, isSimilar, nextDay }) =>
        direction === 'credit' && kindsOfPay.has(kind) && isSimilar && nextDay > today,
    )
    .toSorted((one, other) => Number(other.lastMinor - one.lastMinor));
  if (pay === undefined || row.availableMinor === null) return null;
  const last = addDays(pay.nextDay, -1);
  const toCome = expectedUntil(row, repetitions, { billFeeMinor, today, last });
  const available = row.availableMinor > 0n ? row.availableMinor : 0n;
  return {
    name: pay.name,
    day: pay.nextDay,
    rhythm: pay.rhythm,
    available: numberFromMinor(available),
    toCome: toCome.map(paymentView),
    left: numberFromMinor(available - totalOf(toCome)),
  };
}
