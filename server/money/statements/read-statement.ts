import type { AccountType } from '../../../contract/values/account-types.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { accountView } from '../accounts/account-view.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { Bank } from '../../bank.ts';
import { endOfDay, startOfDay } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { KeptStatement } from './monthly/monthly-store.ts';
import { readToCome, type MovementToCome } from './movements-to-come.ts';
import { readLines, type StatementLine } from './statement-line.ts';
import { daysOfMonth, monthsOf } from './statement-months.ts';

/** One month of an account, in figures and lines. */
export interface Statement {
  holder: string;
  account: string;
  type: AccountType;
  month: string;
  first: CalendarDay;
  last: CalendarDay;
  /** False while the month is under way: the statement then reads up to now. */
  isOver: boolean;
  openingMinor: bigint;
  closingMinor: bigint;
  /** The sum of the money that came in, and of the money that went out, negative. */
  inMinor: bigint;
  outMinor: bigint;
  lines: StatementLine[];
  /** Of a month under way: what will move on the account by itself, soonest first. */
  toCome: MovementToCome[];
  /** The balance at the end of each day so far, the opening one first. */
  dayBalances: bigint[];
}

/**
 * Beyond it a PDF takes more memory to write than one request may have; the CSV streams any number.
 */
export const mostLines = 2_000n;

function dayBalancesOf(
  openingMinor: bigint,
  lines: readonly StatementLine[],
  first: CalendarDay,
  until: CalendarDay,
): bigint[] {
  const lastOfDay = new Map(lines.map(({ day, balanceMinor }) => [day, balanceMinor]));
  const balances = [openingMinor];
  for (let day = first; day <= until; day = addDays(day, 1))
    balances.push(lastOfDay.get(day) ?? (balances.at(-1) as bigint));
  return balances;
}

const sumOf = (lines: readonly StatementLine[], counts: (minor: bigint) => boolean) =>
  lines.reduce((sum, { amountMinor }) => (counts(amountMinor) ? sum + amountMinor : sum), 0n);

interface Period {
  first: CalendarDay;
  last: CalendarDay;
  /** The entries booked in it, by number. */
  entries: { first: bigint; last: bigint };
}

/**
 * Finds the span of an account's month, by booking day in the bank's home.
 * @throws {Refusal} STATEMENT_NOT_FOUND before the account was opened or after today;
 * STATEMENT_TOO_LONG.
 */
export async function requirePeriod(
  { db, clock, ledger }: Bank,
  account: StoredAccount,
  month: string,
): Promise<Period> {
  const months = (await monthsOf(db, [account], clock.businessDay())).get(account.id);
  if (!months?.includes(month)) refuse('STATEMENT_NOT_FOUND');
  const { first, last } = daysOfMonth(month);
  const entries = await ledger.findEntryRange(db, account.id, startOfDay(first), endOfDay(last));
  if (entries.last - entries.first >= mostLines) refuse('STATEMENT_TOO_LONG');
  return { first, last, entries };
}

/**
 * The same statement as it was made: its figures are those that were kept, and no entry that was
 * booked since can be among its own.
 */
async function readKept(
  bank: Bank,
  account: StoredAccount,
  month: string,
  { holder, firstSeq, lastSeq, ...sums }: KeptStatement,
): Promise<Statement> {
  if (lastSeq - firstSeq >= mostLines) refuse('STATEMENT_TOO_LONG');
  const { first, last } = daysOfMonth(month);
  const pages = readLines(bank.db, account, { first: firstSeq, last: lastSeq });
  const lines = (await Array.fromAsync(pages)).flat();
  const { openingMinor, inMinor, outMinor, closingMinor } = sums;
  return {
    holder,
    account: account.number,
    type: accountView(account).type,
    month,
    first,
    last,
    isOver: true,
    openingMinor,
    closingMinor,
    inMinor,
    outMinor,
    lines,
    toCome: [],
    dayBalances: dayBalancesOf(openingMinor, lines, first, last),
  };
}

/**
 * Reads one month of an account, as it was made where it was.
 * @throws {Refusal} as `requirePeriod`.
 */
export async function readStatement(
  bank: Bank,
  account: StoredAccount,
  { holder, month, kept }: { holder: string; month: string; kept: KeptStatement | undefined },
): Promise<Statement> {
  if (kept !== undefined) return await readKept(bank, account, month, kept);
  const { db, clock } = bank;
  const today = clock.businessDay();
  const { first, last, entries } = await requirePeriod(bank, account, month);
  const openingMinor = await bank.ledger.balanceBefore(db, account.id, startOfDay(first));
  const lines = (await Array.fromAsync(readLines(db, account, entries))).flat();
  const isOver = last < today;
  return {
    holder,
    account: account.number,
    type: accountView(account).type,
    month,
    first,
    last: isOver ? last : today,
    isOver,
    openingMinor,
    closingMinor: lines.at(-1)?.balanceMinor ?? openingMinor,
    inMinor: sumOf(lines, (minor) => minor > 0n),
    outMinor: sumOf(lines, (minor) => minor < 0n),
    lines,
    toCome: isOver ? [] : await readToCome(bank, account),
    dayBalances: dayBalancesOf(openingMinor, lines, first, isOver ? last : today),
  };
}
