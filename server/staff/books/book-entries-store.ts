import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable } from '../../db/database.ts';

export interface StoredBookEntry {
  seq: bigint;
  journalId: string;
  kind: string;
  reference: string;
  memo: string;
  bookedAt: Temporal.Instant;
  valueDate: CalendarDay;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
}

/**
 * Entries of an account from one number to another, both included, newest first, with what their
 * journals say.
 */
export async function findBookEntries(
  db: Queryable,
  accountId: string,
  first: bigint,
  last: bigint,
): Promise<StoredBookEntry[]> {
  const { rows } = await db.query<StoredBookEntry>(
    `SELECT e.seq, e.journal_id AS "journalId", j.kind, j.reference, j.memo,
      e.booked_at AS "bookedAt", e.value_date AS "valueDate", e.amount AS "amountMinor",
       e.balance_after AS "balanceAfterMinor"
     FROM every_entry e JOIN journal j ON j.id = e.journal_id WHERE e.account_id = $1 AND e.seq BETWEEN $2
       AND $3 ORDER BY e.seq DESC`,
    [accountId, first, last],
    { name: 'find-book-entries' },
  );
  return rows;
}
