import type { StatementLine, StatementSection } from '../../../contract/staff/bank-statements.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { formatExact } from '../../ui/values/format-date.ts';

type SectionKind = StatementSection['kind'];

export const sectionTitles: Record<SectionKind, string> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expenses: 'Expenses',
};

const unusualWords: Record<SectionKind, string> = {
  assets: 'Credit balance',
  liabilities: 'Debit balance',
  equity: 'Debit balance',
  income: 'More taken back than earned',
  expenses: 'More came back than was spent',
};

/** Says in words that an amount is not on the usual side; undefined where it is. */
export function unusualSide(
  kind: SectionKind,
  { code, figure }: Pick<StatementLine, 'code' | 'figure'>,
): string | undefined {
  if (figure >= 0n) return undefined;
  if (code === undefined) return 'Loss';
  return code === '1010' ? 'Overdrawn' : unusualWords[kind];
}

interface DayState {
  day: string;
  today: string;
  firstDay?: string | undefined;
  closedAt?: string | undefined;
}

/** Says whether the last day of a statement may still change. */
export function stateOf({ day, today, firstDay, closedAt }: DayState): string {
  if (firstDay === undefined) return 'no entry yet';
  if (closedAt !== undefined) return `closed ${formatExact(new Date(closedAt))}`;
  return day === today ? 'still open, so far' : 'over but not closed yet';
}

/** `Sun, Nov 1, 2026 to Sat, Nov 21, 2026`, or the one day. */
export const writtenDays = (from: string, to: string): string =>
  from === to ? writtenDay(from) : `${writtenDay(from)} to ${writtenDay(to)}`;
