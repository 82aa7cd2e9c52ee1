import { addDays, addMonths, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { mostMonthsBack, type Insight } from '../../../contract/money/insight.ts';
import { startOfDay } from '../../base/clock.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { typeOfKind } from '../accounts/account-view.ts';
import { readComing, type ComingFacts } from '../coming/coming-facts.ts';
import { comingMovements, type ComingMovement } from '../coming/coming-movements.ts';
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
): Promise<Insight> {
  const today = bank.clock.businessDay();
  const firstDay = requireMonth(today, asked ?? monthOf(today));
  const next = addMonths(firstDay, 1);
  const month = { from: startOfDay(firstDay), until: startOfDay(next) };
  // The longest rhythm ends before, and the month does.
  const last = addMonths(next, 1);
  const [row, facts] = await Promise.all([
    readInsight(bank.db, session.userId, month),
    readComing(bank.db, bank, session.userId, last),
  ]);
  invariant(row, 'a statement without a table answers one row');
  // Of its own loans the bank knows the schedule, and need not guess it.
  const repetitions = nameRepetitions(row.pastOrders, today).filter(
    ({ kind }) => kind !== 'loan_instalment',
  );
  const coming = comingMovements(facts, last);
  const isCurrent = today < next;
  const toCome = isCurrent ? orderedUntil(coming, addDays(next, -1)).filter(isSpent) : [];
  const scheduled = new Set(
    coming.flatMap(({ kind, payee }) => (kind === 'recurring bill' ? [payee] : [])),
  );
  return {
    month: monthOf(firstDay),
    current: monthOf(today),
    first: monthOf(firstMonthDay(row, today)),
    moneyIn: sumOf(row.categories, 'credit'),
    moneyOut: sumOf(row.categories, 'debit'),
    fees: row.categories.reduce((sum, { feeMinor }) => sum + BigInt(feeMinor), 0n),
    categories: row.categories.map(categoryView),
    toCome: toCome.map(paymentView),
    toComeAmount: totalOf(toCome),
    repeating: repetitions
      .filter(({ direction, payee }) => direction === 'credit' || !scheduled.has(payee))
      .map(repetitionView),
    untilPayDay: isCurrent ? untilPayDay(facts, coming, repetitions) : null,
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
  amount: BigInt(amountMinor),
  payees: payees.map(({ amountMinor: minor, ...payee }) => ({
    ...payee,
    amount: BigInt(minor),
  })),
});

/** Money that leaves the customer: none that comes, and none between own accounts. */
const isSpent = ({ payer, receiver }: PaymentToCome) => payer !== null && receiver === null;

const paymentView = ({ amountMinor, payer, receiver, ...payment }: PaymentToCome) => ({
  ...payment,
  amount: amountMinor,
  payer: payer && typeOfKind[payer.kind],
  receiver: receiver && typeOfKind[receiver.kind],
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
  lastAmount: lastMinor,
});

/** The kinds that can be pay: interest, loans and corrections come from the bank itself. */
const kindsOfPay = new Set(['funding', 'direct_deposit', 'local', 'check_deposit']);

/**
 * Works out the money left until the largest regular credit comes again, which must have been alike
 * at least three times. Null where there is none, or where it is late: then its day is not known.
 */
function untilPayDay(
  { accounts, today }: ComingFacts,
  coming: readonly ComingMovement[],
  repetitions: readonly NamedRepetition[],
): Insight['untilPayDay'] {
  const [pay] = repetitions
    .filter(
      ({ direction, kind, isSimilar, nextDay }) =>
        direction === 'credit' && kindsOfPay.has(kind) && isSimilar && nextDay > today,
    )
    .toSorted((one, other) => Number(other.lastMinor - one.lastMinor));
  const account = accounts.find(({ kind }) => kind === 'checking');
  if (pay === undefined || account === undefined) return null;
  const last = addDays(pay.nextDay, -1);
  const toCome = expectedUntil({ coming, repetitions, account, today, last });
  const left = toCome.reduce(
    (sum, { amountMinor, payer }) => sum + (payer?.id === account.id ? -amountMinor : amountMinor),
    account.availableMinor,
  );
  return {
    name: pay.name,
    day: pay.nextDay,
    rhythm: pay.rhythm,
    available: account.availableMinor,
    toCome: toCome.map(paymentView),
    left,
  };
}
