import type { JournalFormat } from '../../../contract/staff/books.ts';
import { addDays, type CalendarDay } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf, endOfDay, startOfDay } from '../../base/clock.ts';
import { readAhead } from '../../base/read-ahead.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { tookTooLong } from '../../db/errors.ts';
import { openExport } from '../../money/statements/open-export.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { askedDay } from './book-accounts.ts';
import { findBookLines } from './day-closings-store.ts';
import { journalText, type ExportedJournal, type LineBalance } from './journal-text.ts';
import { findLegsBetween, type StoredBookedLeg } from './journals-store.ts';
import { lineKey } from './movements.ts';
import { findFirstDay, readTrialBalance } from './trial-balance.ts';

const legsAtOnce = 5_000;
/** A text of more than a hundred kilobytes outlives the others in memory. */
const lettersInPiece = 30_000;
const smallestPieceMs = 1_000;
const firstPieceMs = 60 * 60 * 1_000;
const largestPieceMs = 30 * 24 * firstPieceMs;

/** The legs of a piece of time, in order; `too many` where another piece must be smaller. */
async function readPiece(db: Queryable, start: Temporal.Instant, end: Temporal.Instant) {
  const isSmallest = end.since(start).total('milliseconds') <= smallestPieceMs;
  try {
    const legs = await findLegsBetween(db, start, end, isSmallest ? null : legsAtOnce + 1);
    return legs.length > legsAtOnce && !isSmallest ? 'too many' : legs;
  } catch (error) {
    if (isSmallest || !tookTooLong(error)) throw error;
    return 'too many';
  }
}

/**
 * All legs booked from one instant up to another, by journal, in the order of booking. The pieces
 * of time shrink where much was booked, so that memory does not grow with the range.
 */
async function* readJournals(
  db: Queryable,
  from: Temporal.Instant,
  until: Temporal.Instant,
): AsyncGenerator<ExportedJournal[]> {
  let lengthMs = firstPieceMs;
  for (let start = from; Temporal.Instant.compare(start, until) < 0; ) {
    const next = start.add({ milliseconds: lengthMs });
    const end = Temporal.Instant.compare(next, until) < 0 ? next : until;
    const legs = await readPiece(db, start, end);
    if (legs === 'too many') {
      lengthMs = Math.max(Math.floor(end.since(start).total('milliseconds') / 2), smallestPieceMs);
      continue;
    }
    yield [...Map.groupBy(legs, ({ journalId }) => journalId).values()].map(journalOf);
    if (legs.length < legsAtOnce / 4) lengthMs = Math.min(lengthMs * 2, largestPieceMs);
    start = end;
  }
}

/** All legs of a journal are booked at the same instant, so that no piece parts them. */
function journalOf(legs: readonly StoredBookedLeg[]): ExportedJournal {
  const [{ journalId, bookedAt, kind, reference, memo, reverses }] = legs as [StoredBookedLeg];
  return { id: journalId, day: bankingDayOf(bookedAt), kind, reference, memo, reverses, legs };
}

/** The balances of all accounts, as the journals that were written add up. */
class Balances {
  readonly #byKey = new Map<string, LineBalance>();
  #changed = new Set<string>();

  add(key: { code: string; currency: string }, minor: bigint): void {
    const name = lineKey(key);
    const before = this.#byKey.get(name)?.balanceMinor ?? 0n;
    this.#byKey.set(name, { ...key, balanceMinor: before + minor });
    this.#changed.add(name);
  }

  /** Those that changed since they were taken last. */
  takeChanged(): LineBalance[] {
    const names = [...this.#changed].toSorted();
    this.#changed = new Set();
    return names.flatMap((name) => this.#byKey.get(name) ?? []);
  }
}

export interface JournalRange {
  format: JournalFormat;
  from: CalendarDay;
  to: CalendarDay;
}

/**
 * The journal of bank days for programs that keep books as plain text, by account of the bank and
 * kind of customers' accounts. Each day ends with balances that the reader compares with its own.
 */
export async function* writeJournal(
  db: Queryable,
  { format, from, to }: JournalRange,
): AsyncGenerator<string> {
  const lines = await findBookLines(db);
  const text = journalText(format, lines);
  yield text.head(lines, from);
  const balances = new Balances();
  const { lines: before } = await readTrialBalance(db, addDays(from, -1));
  for (const { code, currency, closingMinor } of before)
    if (closingMinor !== 0n) balances.add({ code, currency }, closingMinor);
  const carried = balances.takeChanged();
  if (carried.length > 0) yield text.opening(from, carried);
  let day = from;
  for await (const journals of readAhead(readJournals(db, startOfDay(from), endOfDay(to)))) {
    let piece = '';
    for (const journal of journals) {
      if (journal.day !== day) piece += closingOf(day);
      ({ day } = journal);
      for (const { code, currency, amountMinor } of journal.legs)
        balances.add({ code, currency }, amountMinor);
      piece += text.journal(journal);
      if (piece.length < lettersInPiece) continue;
      yield piece;
      piece = '';
    }
    if (piece !== '') yield piece;
  }
  yield closingOf(day);

  function closingOf(ended: CalendarDay): string {
    const changed = balances.takeChanged();
    return changed.length === 0 ? '' : text.closing(ended, changed);
  }
}

/** @throws {Refusal} DAY_AHEAD */
export async function exportJournal(
  ctx: SignedInContext,
  format: JournalFormat,
  days: { from?: CalendarDay | undefined; to?: CalendarDay | undefined },
) {
  const { bank } = ctx;
  const to = askedDay(bank, days.to);
  const from = days.from ?? (await findFirstDay(bank.db)) ?? to;
  await recordAudit(bank.db, ctx, {
    action: 'journals.exported',
    subject: 'journals',
    details: { format, from, to },
  });
  const { extension } = journalText(format, []);
  return {
    mediaType: 'text/plain; charset=utf-8',
    name: `journal-${from}-to-${to}.${extension}`,
    bytes: openExport(ctx.caller, writeJournal(bank.db, { format, from, to })),
  } as const;
}
