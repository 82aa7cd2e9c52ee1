import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Queryable } from '../../db/database.ts';

export interface StoredJournal {
  id: string;
  kind: string;
  actor: string;
  channel: string;
  valueDate: CalendarDay;
  businessDate: CalendarDay;
  bookedAt: Temporal.Instant;
  reference: string;
  memo: string;
  reverses: string | null;
  reversedBy: string | null;
  requestId: string;
  /** Real time. */
  claimedAt: Temporal.Instant;
}

export async function findJournal(db: Queryable, id: string): Promise<StoredJournal | undefined> {
  const { rows } = await db.query<StoredJournal>(
    `SELECT j.id, j.kind, j.actor, j.channel, j.value_date AS "valueDate",
      j.business_date AS "businessDate", j.booked_at AS "bookedAt", j.reference, j.memo, j.reverses,
       (SELECT later.id FROM journal later WHERE later.reverses = j.id) AS "reversedBy",
         coalesce(j.request_id, claim.request_id, '') AS "requestId",
       coalesce(j.claimed_at, claim.created_at, j.booked_at) AS "claimedAt"
     FROM journal j LEFT JOIN claim ON claim.id = j.id AND j.request_id IS NULL WHERE j.id = $1`,
    [id],
    { name: 'find-journal' },
  );
  return rows[0];
}

export interface StoredLeg {
  accountId: string;
  seq: bigint;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
}

/** All legs of a journal, in its order. */
export async function findLegs(db: Queryable, journalId: string): Promise<StoredLeg[]> {
  const { rows } = await db.query<StoredLeg>(
    `SELECT entry.account_id AS "accountId", entry.seq, entry.amount AS "amountMinor",
      entry.balance_after AS "balanceAfterMinor"
       FROM journal CROSS JOIN unnest(journal.accounts,
         journal.seqs) WITH ORDINALITY AS leg (account_id, seq, place)
       JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq WHERE journal.id = $1
         ORDER BY leg.place`,
    [journalId],
    { name: 'find-legs' },
  );
  return rows;
}

export interface StoredBookedLeg {
  journalId: string;
  bookedAt: Temporal.Instant;
  kind: string;
  reference: string;
  memo: string;
  reverses: string | null;
  code: string;
  currency: string;
  amountMinor: bigint;
}

/**
 * The legs that were booked from one instant up to another, with what their journals say: those of
 * a journal one after the other, debits first.
 * @param most of them; null: all.
 */
export async function findLegsBetween(
  db: Queryable,
  from: Temporal.Instant,
  until: Temporal.Instant,
  most: number | null,
): Promise<StoredBookedLeg[]> {
  const { rows } = await db.query<StoredBookedLeg>(
    `SELECT entry.journal_id AS "journalId", entry.booked_at AS "bookedAt", journal.kind,
      journal.reference, journal.memo, journal.reverses, account.gl_code AS code, account.currency,
      entry.amount AS "amountMinor"
       FROM every_entry AS entry JOIN journal ON journal.id = entry.journal_id
       JOIN account ON account.id = entry.account_id
     WHERE entry.booked_at >= $1 AND entry.booked_at < $2
     ORDER BY entry.booked_at, entry.journal_id, entry.amount LIMIT $3`,
    [from, until, most],
  );
  return rows;
}

export interface StoredTrailLine {
  at: Temporal.Instant;
  actor: string;
  action: string;
  subject: string;
  address: string;
  requestId: string;
}

/** Longer than a request waits before it is posted. */
const requestSeconds = 15;

/** Finds the lines that the trail has under a journal's request. */
export async function findTrailOf(
  db: Queryable,
  { requestId, claimedAt }: StoredJournal,
): Promise<StoredTrailLine[]> {
  const { rows } = await db.query<StoredTrailLine>(
    `SELECT at, actor, action, subject, address, request_id AS "requestId" FROM audit_event
      WHERE at BETWEEN $2 AND $3 AND request_id = $1 ORDER BY at, id LIMIT 500`,
    [
      requestId,
      claimedAt.subtract({ seconds: requestSeconds }),
      claimedAt.add({ seconds: requestSeconds }),
    ],
    { name: 'find-trail-of-journal' },
  );
  return rows;
}

export interface StoredOrder {
  id: string;
  kind: string;
  status: string;
  recipientName: string;
  journalId: string | null;
}

export async function findOrders(db: Queryable, ids: readonly string[]): Promise<StoredOrder[]> {
  const { rows } = await db.query<StoredOrder>(
    `SELECT id, kind, status, recipient_name AS "recipientName", journal_id AS "journalId"
      FROM transfer WHERE id = ANY ($1::uuid[])`,
    [ids],
    { name: 'find-orders-of-journal' },
  );
  return rows;
}
