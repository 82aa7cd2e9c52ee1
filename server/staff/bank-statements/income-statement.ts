import type { getIncomeStatementRoute } from '../../../contract/staff/bank-statements.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import { addDays } from '../../../contract/values/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import { lineKey } from '../books/movements.ts';
import { readTrialBalance } from '../books/trial-balance.ts';
import { closingsOf, closingTime, requireBooksOn } from './balance-sheet.ts';
import { findClasses, findMovedByYearEnd } from './moved-to-equity-store.ts';
import { earlierPeriod, periodOf, type Period } from './statement-periods.ts';
import { sectionOf, statementLine, type Sums } from './statement-sections.ts';

type IncomeQuestion = Pick<QueryOf<typeof getIncomeStatementRoute>, 'span' | 'period' | 'against'>;

/**
 * Reads what a period moved on each line: its last balance less the one before it, less what a
 * year-end entry moved, so that a closed year still shows its income.
 */
async function readPeriod(db: Queryable, period: Period) {
  const last = await readTrialBalance(db, period.to);
  const { firstDay } = last;
  const hasBooks = firstDay !== undefined && period.to >= firstDay;
  const openings: Sums =
    hasBooks && period.from > firstDay
      ? closingsOf(await readTrialBalance(db, addDays(period.from, -1)))
      : new Map();
  const moved = hasBooks ? await findMovedByYearEnd(db, period) : [];
  const leftOut: Sums = new Map(
    moved.map(({ code, movedMinor }) => [lineKey({ code, currency: 'USD' }), movedMinor]),
  );
  const sums: Sums = new Map(
    [...closingsOf(last)].map(([key, minor]) => [
      key,
      minor - (openings.get(key) ?? 0n) - (leftOut.get(key) ?? 0n),
    ]),
  );
  return { last, sums, leftOut };
}

function beforeFirst({ from, to }: Period, firstDay: string | undefined): 'no' | 'in part' | 'all' {
  if (firstDay === undefined || to < firstDay) return 'all';
  return from < firstDay ? 'in part' : 'no';
}

/**
 * Income and expenses of a period, next to those of another one. One that is not over is read up to
 * today.
 * @throws {Refusal} PERIOD_AHEAD, DAY_BEFORE_BOOKS
 */
export async function readIncomeStatement(
  { db, clock }: Bank,
  { span = 'month', period: text, against = 'before' }: IncomeQuestion,
) {
  const today = clock.businessDay();
  const whole = periodOf(span, text, today);
  // The year of a day that is ahead may have begun.
  if ((span === 'year_to_date' ? whole.to : whole.from) > today)
    refuse('PERIOD_AHEAD', { params: { today } });
  const period = { from: whole.from, to: whole.to < today ? whole.to : today };
  const now = await readPeriod(db, period);
  const { firstDay } = now.last;
  requireBooksOn(period.to, firstDay);
  const other = earlierPeriod(span, period, against);
  const earlier = await readPeriod(db, other);
  const classes = await findClasses(db);
  const sums = { now: now.sums, earlier: earlier.sums };
  const ofClass = (name: string) => now.last.lines.filter(({ code }) => classes.get(code) === name);
  const income = sectionOf(
    'income',
    ofClass('income').map((line) => statementLine('income', line, sums)),
  );
  const expenses = sectionOf(
    'expenses',
    ofClass('expense').map((line) => statementLine('expenses', line, sums)),
  );
  return {
    span,
    ...period,
    isRunning: whole.to >= today,
    today,
    ...(firstDay !== undefined && { firstDay }),
    ...closingTime(now.last),
    against: { ...other, beforeFirst: beforeFirst(other, firstDay) },
    sections: [income, expenses],
    profit: income.total - expenses.total,
    profitEarlier: income.totalEarlier - expenses.totalEarlier,
    movedToEquity: now.last.lines
      .filter(({ code }) => ['income', 'expense'].includes(classes.get(code) ?? ''))
      .reduce((sum, line) => sum - (now.leftOut.get(lineKey(line)) ?? 0n), 0n),
  };
}

export type IncomeStatement = Awaited<ReturnType<typeof readIncomeStatement>>;
