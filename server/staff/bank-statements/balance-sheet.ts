import type { getBalanceSheetRoute } from '../../../contract/staff/bank-statements.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Bank } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import { askedDay } from '../books/book-accounts.ts';
import { lineKey } from '../books/movements.ts';
import { readTrialBalance, type TrialBalance } from '../books/trial-balance.ts';
import { findClasses } from './moved-to-equity-store.ts';
import { earlierDay } from './statement-periods.ts';
import { isNothing, sectionOf, statementLine, type Sums } from './statement-sections.ts';

type SheetQuestion = Pick<QueryOf<typeof getBalanceSheetRoute>, 'day' | 'against' | 'chosen'>;

/** Balances at the end of a day; there were none before the books began. */
export const closingsOf = ({ day, firstDay, lines }: TrialBalance): Sums =>
  new Map(
    firstDay === undefined || day < firstDay
      ? []
      : lines.map((line) => [lineKey(line), line.closingMinor]),
  );

/** Tells when a day was closed, where it was. */
export const closingTime = ({ closedAt }: TrialBalance): { closedAt?: string } =>
  closedAt ? { closedAt: textFromInstant(closedAt) } : {};

/** @throws {Refusal} DAY_BEFORE_BOOKS: nothing can be said of that day. */
export function requireBooksOn(day: CalendarDay, firstDay: CalendarDay | undefined): void {
  if (firstDay !== undefined && day < firstDay)
    refuse('DAY_BEFORE_BOOKS', { params: { firstDay } });
}

const sumOf = (sums: Sums, keys: readonly string[]): bigint =>
  keys.reduce((sum, key) => sum + (sums.get(key) ?? 0n), 0n);

/**
 * The balance sheet at the end of a day, next to that of another day: closings, or what they will
 * be if nothing more is booked. Income and expenses that no year-end entry has moved are a line of
 * equity.
 * @throws {Refusal} DAY_AHEAD, DAY_BEFORE_BOOKS
 */
export async function readBalanceSheet(
  { db, clock }: Bank,
  { day: asked, against = 'month_before', chosen }: SheetQuestion,
) {
  const day = askedDay({ clock }, asked);
  const other = against === 'chosen' ? askedDay({ clock }, chosen) : earlierDay(day, against);
  const balance = await readTrialBalance(db, day);
  const { firstDay } = balance;
  requireBooksOn(day, firstDay);
  const before = await readTrialBalance(db, other);
  const classes = await findClasses(db);
  const sums = { now: closingsOf(balance), earlier: closingsOf(before) };
  const dollars = balance.lines.filter(({ currency }) => currency === 'USD');
  const ofClass = (...names: string[]) =>
    dollars.filter(({ code }) => names.includes(classes.get(code) ?? ''));
  const untransferred = ofClass('income', 'expense').map(lineKey);
  const assets = sectionOf(
    'assets',
    ofClass('asset').map((line) => statementLine('assets', line, sums)),
  );
  const liabilities = sectionOf(
    'liabilities',
    ofClass('liability').map((line) => statementLine('liabilities', line, sums)),
  );
  const equity = sectionOf('equity', [
    ...ofClass('equity').map((line) => statementLine('equity', line, sums)),
    {
      name: 'Profit not yet moved to equity',
      currency: 'USD',
      figure: sumOf(sums.now, untransferred),
      earlier: sumOf(sums.earlier, untransferred),
    },
  ]);
  return {
    day,
    today: clock.businessDay(),
    ...(firstDay !== undefined && { firstDay }),
    ...closingTime(balance),
    against: {
      day: other,
      ...closingTime(before),
      beforeFirst: firstDay === undefined || other < firstDay,
    },
    sections: [assets, liabilities, equity],
    foreign: balance.lines
      .filter(({ currency }) => currency !== 'USD')
      .map((line) => statementLine('assets', line, sums))
      .filter((line) => !isNothing(line)),
    difference: assets.total - liabilities.total - equity.total,
    differenceEarlier: assets.totalEarlier - liabilities.totalEarlier - equity.totalEarlier,
  };
}

export type BalanceSheet = Awaited<ReturnType<typeof readBalanceSheet>>;
