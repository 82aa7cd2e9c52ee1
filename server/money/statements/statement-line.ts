import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import type { JournalKind } from '../../ledger/plan.ts';
import type { StatementTexts } from './statement-texts-in.ts';
import { findStatementLines, type StoredLine } from './statements-store.ts';

/** One line of a statement or an export, as its reader understands it. */
export interface StatementLine {
  /** Stays the same in every export: the journal and the entry's number on this account. */
  id: string;
  bookedAt: Temporal.Instant;
  /** The bank's day it was booked on. */
  day: CalendarDay;
  valueDate: CalendarDay;
  kind: JournalKind;
  /** As the customer wrote it, or of our own making. */
  reference: string;
  /** The bank's note: of a payment, its recipient. */
  memo: string;
  /** The number of the account that the money came from, where its note names another. */
  fromAccount: string | null;
  amountMinor: bigint;
  balanceMinor: bigint;
}

/** Names the person on the other side, or repeats the bank's note. */
export const detailsText = (
  { fromAccount }: StatementTexts,
  line: Pick<StatementLine, 'memo' | 'fromAccount'>,
): string => (line.fromAccount === null ? line.memo : fromAccount(line.fromAccount));

function lineOf(stored: StoredLine): StatementLine {
  const { journalId, seq, bookedAt, valueDate, kind, reference, amountMinor, balanceMinor } =
    stored;
  const { memo, otherAccount } = stored;
  return {
    id: `${journalId}-${seq}`,
    bookedAt,
    day: bankingDayOf(bookedAt),
    valueDate,
    kind,
    reference,
    memo,
    fromAccount: kind === 'local_transfer' && amountMinor > 0n ? otherAccount : null,
    amountMinor,
    balanceMinor,
  };
}

const linesAtOnce = 500n;

/**
 * The lines of an account by entry number, oldest first, a few hundred at a time: what has been
 * booked never changes, so no transaction is held open.
 */
export async function* readLines(
  db: Queryable,
  accountId: string,
  { first, last }: { first: bigint; last: bigint },
): AsyncGenerator<StatementLine[]> {
  for (let from = first; from <= last; from += linesAtOnce) {
    const to = from + linesAtOnce - 1n;
    yield (await findStatementLines(db, accountId, from, to < last ? to : last)).map(lineOf);
  }
}
