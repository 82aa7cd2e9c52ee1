import type { StatementLine, StatementSection } from '../../../contract/staff/bank-statements.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { BookLine } from '../books/day-closings-store.ts';
import { lineKey } from '../books/movements.ts';

export type SectionKind = StatementSection['kind'];

/** Sums by line, as the ledger signs them. */
export type Sums = ReadonlyMap<string, bigint>;

/** Assets and expenses are debits, which the ledger has as negative amounts. */
const isDebit = (kind: SectionKind) => kind === 'assets' || kind === 'expenses';

export const onUsualSide = (kind: SectionKind, minor: bigint): bigint =>
  isDebit(kind) ? -minor : minor;

/** One line of a statement, now and earlier. */
export function statementLine(
  kind: SectionKind,
  book: BookLine,
  { now, earlier }: { now: Sums; earlier: Sums },
): StatementLine {
  const { code, name, currency, accountId } = book;
  const key = lineKey(book);
  return {
    code,
    name,
    currency: currency as Currency,
    ...(accountId !== null && { accountId }),
    figure: onUsualSide(kind, now.get(key) ?? 0n),
    earlier: onUsualSide(kind, earlier.get(key) ?? 0n),
  };
}

export const isNothing = ({ figure, earlier }: StatementLine): boolean =>
  figure === 0n && earlier === 0n;

/** Lines in US dollars with their totals. */
export const sectionOf = (kind: SectionKind, lines: StatementLine[]): StatementSection => ({
  kind,
  lines,
  total: lines.reduce((sum, { figure }) => sum + figure, 0n),
  totalEarlier: lines.reduce((sum, { earlier }) => sum + earlier, 0n),
});
