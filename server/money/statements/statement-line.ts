import { bankFacts } from '../../../config/bank.ts';
import { isOurReference } from '../../../contract/money/transfer-words.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Money } from '../../../contract/values/money.ts';
import { bankingDayOf } from '../../base/clock.ts';
import { readAhead } from '../../base/read-ahead.ts';
import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import type { JournalKind } from '../../ledger/plan.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { StatementTexts } from './statement-texts-in.ts';
import {
  findBookingsAround,
  findMore,
  findStatementLines,
  type StoredLine,
  type StoredMore,
} from './statements-store.ts';

/** One line of a statement or an export, as its reader understands it. */
export interface StatementLine {
  /**
   * Stays the same in every file, for ever: the account's number and the entry's number on it,
   * `416927142-110`. Of the fee that an entry holds, with an F at its end.
   */
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
  /** The amount of a payment in another currency, without a sign. */
  foreign: Money | null;
}

/** An account as its lines are read and named. */
type NumberedAccount = Pick<StoredAccount, 'id' | 'number'>;

/** Names the person on the other side, or repeats the bank's note. */
export const detailsText = (
  { fromAccount }: StatementTexts,
  line: Pick<StatementLine, 'memo' | 'fromAccount'>,
): string => (line.fromAccount === null ? line.memo : fromAccount(line.fromAccount));

/** The words of its customer. An importer may take them for the payee: ours are none. */
export const descriptionOf = ({ reference }: Pick<StatementLine, 'reference'>): string =>
  isOurReference(reference) ? '' : reference;

function foreignOf(more: StoredMore | undefined): Money | null {
  const { foreignMinor: minor = null, foreignCurrency: currency = null } = more ?? {};
  return minor === null || currency === null ? null : { minor, currency };
}

function lineOf(
  account: NumberedAccount,
  stored: StoredLine,
  more: StoredMore | undefined,
): StatementLine {
  const { seq, bookedAt, valueDate, kind, reference, memo, amountMinor, balanceMinor } = stored;
  return {
    id: `${account.number}-${seq}`,
    bookedAt,
    day: bankingDayOf(bookedAt),
    valueDate,
    kind,
    reference,
    memo,
    fromAccount: stored.fromAccount,
    amountMinor,
    balanceMinor,
    foreign: foreignOf(more),
  };
}

/**
 * An entry as its reader understands it: what was paid, and on a line of its own what the bank took
 * for it, or gave back of it. Only the payer's entry has the fee: of the two customers of a payment
 * it is the one whose money moved against the bank's income.
 */
function linesOf(
  account: NumberedAccount,
  stored: StoredLine,
  more: StoredMore | undefined,
): StatementLine[] {
  const line = lineOf(account, stored, more);
  const fee = -(more?.feeMinor ?? 0n);
  const isPayers = fee < 0n ? line.amountMinor < fee : fee > 0n && line.amountMinor > fee;
  if (!isPayers) return [line];
  return [
    { ...line, amountMinor: line.amountMinor - fee, balanceMinor: line.balanceMinor - fee },
    {
      ...line,
      id: `${line.id}F`,
      kind: 'fee',
      memo: bankFacts.name,
      amountMinor: fee,
      foreign: null,
    },
  ];
}

/**
 * Names the days of a month that was taken out of the tables by hand: a file or statement without
 * its entries would have balances that do not add up. Those of `months detach` are read as ever.
 * @throws {Refusal} ENTRIES_AWAY, always.
 */
export async function refuseMissing(
  db: Queryable,
  { id }: NumberedAccount,
  seq: bigint,
): Promise<never> {
  const { before, after } = await findBookingsAround(db, id, seq);
  return refuse('ENTRIES_AWAY', {
    params: {
      ...(before && { from: bankingDayOf(before) }),
      ...(after && { to: bankingDayOf(after) }),
    },
  });
}

/** By the entry's number. Few entries have any, so that most statements ask for none. */
async function moreOf(
  db: Queryable,
  { id }: NumberedAccount,
  stored: readonly StoredLine[],
): Promise<Map<bigint, StoredMore>> {
  const seqs = stored.filter(({ hasMoreLegs }) => hasMoreLegs).map(({ seq }) => seq);
  const more = seqs.length === 0 ? [] : await findMore(db, id, seqs);
  return new Map(more.map((one) => [one.seq, one]));
}

const linesAtOnce = 500n;

/**
 * The lines of one piece. A text of more than a hundred kilobytes outlives the others in memory, and
 * a piece is written in one go, while payments wait.
 */
const linesInPiece = 125;

interface Entries {
  first: bigint;
  last: bigint;
}

/** Reads the rows of an account's lines, five hundred at a time. */
async function* readStored(db: Queryable, account: NumberedAccount, { first, last }: Entries) {
  for (let from = first; from <= last; from += linesAtOnce) {
    const to = from + linesAtOnce - 1n;
    const until = to < last ? to : last;
    const stored = await findStatementLines(db, account.id, from, until);
    const missing = stored.findIndex(({ seq }, index) => seq !== from + BigInt(index));
    const isWhole = missing < 0 && BigInt(stored.length) === until - from + 1n;
    if (!isWhole)
      await refuseMissing(db, account, from + BigInt(missing < 0 ? stored.length : missing));
    yield { stored, more: await moreOf(db, account, stored) };
  }
}

/**
 * The lines of an account by entry number, oldest first, some hundred at a time: what has been
 * booked never changes, so no transaction is held open.
 * @throws {Refusal} ENTRIES_AWAY.
 */
export async function* readLines(
  db: Queryable,
  account: NumberedAccount,
  entries: Entries,
): AsyncGenerator<StatementLine[]> {
  for await (const { stored, more } of readAhead(readStored(db, account, entries)))
    for (let start = 0; start < stored.length; start += linesInPiece)
      yield stored
        .slice(start, start + linesInPiece)
        .flatMap((one) => linesOf(account, one, more.get(one.seq)));
}
