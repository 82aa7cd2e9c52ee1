import type { CalendarDay } from '../../../contract/calendar-day.ts';
import {
  paymentKinds,
  type KindOfPayment,
  type PaymentKind,
} from '../../../contract/payment-kinds.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import type { JournalKind } from '../../ledger/plan.ts';
import { findStatementLines, type StoredLine } from './statements-store.ts';

type PaymentJournal = (typeof paymentKinds)[PaymentKind]['journal'];

/** What is booked on an account and is no payment. */
const noPayments: Record<Exclude<JournalKind, PaymentJournal>, string> = {
  settlement: 'Settlement',
  return: 'Return',
  fee: 'Fee',
  reversal: 'Reversal',
  closing: 'Account closed',
};

const payments: readonly KindOfPayment[] = Object.values(paymentKinds);

const typeOfKind: Record<JournalKind, string> = {
  ...noPayments,
  ...(Object.fromEntries(
    payments.map(({ journal, label, onStatement = label }) => [journal, onStatement]),
  ) as Record<PaymentJournal, string>),
};

/** One line of a statement or an export, as its reader understands it. */
export interface StatementLine {
  /** Stays the same in every export: the journal and the entry's number on this account. */
  id: string;
  bookedAt: Temporal.Instant;
  /** The bank's day it was booked on. */
  day: CalendarDay;
  valueDate: CalendarDay;
  type: string;
  description: string;
  /** Who is on the other side, or what the bank noted. */
  details: string;
  amountMinor: bigint;
  balanceMinor: bigint;
}

/** A payment's note names its recipient; its recipient wants to know where it came from. */
function detailsOf({ kind, amountMinor, memo, otherAccount }: StoredLine): string {
  return kind === 'local_transfer' && amountMinor > 0n && otherAccount !== null
    ? `From account ${otherAccount}`
    : memo;
}

function lineOf(stored: StoredLine): StatementLine {
  const { journalId, seq, bookedAt, valueDate, kind, reference, amountMinor, balanceMinor } =
    stored;
  return {
    id: `${journalId}-${seq}`,
    bookedAt,
    day: bankingDayOf(bookedAt),
    valueDate,
    type: typeOfKind[kind],
    description: reference,
    details: detailsOf(stored),
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
