import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { there } from '../../base/invariant.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

/** A reported payment, and its outcome. */
export interface DisputeRow {
  id: string;
  reference: string;
  transferId: string;
  userId: string;
  /** The customer of ours whom it went to, or goes to after its review; null: it leaves. */
  payeeId: string | null;
  reason: ReasonFor<'disputeReport'>;
  whatHappened: string;
  reportedAt: Temporal.Instant;
  answerDueOn: CalendarDay;
  reviewStartedAt: Temporal.Instant | null;
  /** A correction above the two-person size that waits for a second person, or that they booked. */
  proposedMinor: bigint | null;
  proposedBy: string | null;
  /** The username. */
  proposer: string | null;
  outcome: 'corrected' | 'no_error' | null;
  creditedMinor: bigint | null;
  answer: string | null;
  /** The username. */
  answeredBy: string | null;
  answeredAt: Temporal.Instant | null;
  paymentReference: string;
  recipientName: string;
  debitedUsdMinor: bigint;
}

const select = `SELECT d.id, d.reference, d.transfer_id AS "transferId", d.user_id AS "userId",
  coalesce(t.payee_id, c.user_id) AS "payeeId", d.reason, d.what_happened AS "whatHappened",
    d.reported_at AS "reportedAt", d.answer_due_on AS "answerDueOn",
      d.review_started_at AS "reviewStartedAt", d.proposed_minor AS "proposedMinor",
    d.proposed_by AS "proposedBy", p.username AS proposer, d.outcome,
      d.credited_minor AS "creditedMinor", d.answer, a.username AS "answeredBy",
    d.answered_at AS "answeredAt", t.reference AS "paymentReference",
      t.recipient_name AS "recipientName", t.debited_usd_minor AS "debitedUsdMinor"
  FROM dispute d JOIN transfer t ON t.id = d.transfer_id LEFT JOIN users p ON p.id = d.proposed_by
    LEFT JOIN users a ON a.id = d.answered_by LEFT JOIN payment_review r ON r.transfer_id = t.id
    LEFT JOIN customer_account c ON c.account_id = r.payee_account_id`;

export async function findDispute(db: Queryable, id: string): Promise<DisputeRow | undefined> {
  const { rows } = await db.query<DisputeRow>(`${select} WHERE d.id = $1`, [id], {
    name: 'find-dispute',
  });
  return rows[0];
}

/**
 * A dispute locked for this transaction. It is read again after the lock, because the last holder
 * of the lock may have answered it.
 */
export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  await tx.query('SELECT FROM dispute WHERE id = $1 FOR UPDATE', [id]);
  return await findDispute(tx, id);
}

/** A dispute whose case is locked. */
export const disputeOf = async (tx: Tx, id: string): Promise<DisputeRow> =>
  there(await findDispute(tx, id), `dispute ${id}`);

export async function findDisputeOfPayment(
  db: Queryable,
  transferId: string,
): Promise<DisputeRow | undefined> {
  const { rows } = await db.query<DisputeRow>(`${select} WHERE d.transfer_id = $1`, [transferId], {
    name: 'find-dispute-of-payment',
  });
  return rows[0];
}

/** Finds the disputes of one customer, newest first. */
export async function findDisputesOf(
  db: Queryable,
  userId: string,
  limit: number,
): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `${select} WHERE d.user_id = $1 ORDER BY d.reported_at DESC, d.id LIMIT $2`,
    [userId, limit],
    {
      name: 'find-disputes-of',
    },
  );
  return rows;
}

/** Disputes without an answer, oldest first. */
export async function findWaitingDisputes(db: Queryable, limit: number): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `${select} WHERE d.outcome IS NULL ORDER BY d.reported_at, d.id LIMIT $1`,
    [limit],
    {
      name: 'find-waiting-disputes',
    },
  );
  return rows;
}

/** Finds the disputes that were answered, the latest first. */
export async function findAnsweredDisputes(db: Queryable, limit: number): Promise<DisputeRow[]> {
  const { rows } = await db.query<DisputeRow>(
    `${select} WHERE d.answered_at IS NOT NULL ORDER BY d.answered_at DESC, d.id LIMIT $1`,
    [limit],
    {
      name: 'find-answered-disputes',
    },
  );
  return rows;
}

/** Counts the disputes that wait, and says since when the oldest does. */
export function readWaitingDisputes(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: 'dispute WHERE outcome IS NULL', since: 'reported_at' });
}

/** Counts the reports that have to be answered by this day at the latest. */
export async function countDisputesDue(db: Queryable, today: CalendarDay): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM dispute WHERE outcome IS NULL AND answer_due_on <= $1::date',
    [today],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Counts the payments that a customer has reported, and those of them without an answer yet. */
export async function countDisputesOf(
  db: Queryable,
  userId: string,
): Promise<{ all: number; waiting: number }> {
  const { rows } = await db.query<{ all: bigint; waiting: bigint }>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE outcome IS NULL) AS waiting FROM dispute
      WHERE user_id = $1`,
    [userId],
  );
  return { all: Number(rows[0]?.all ?? 0n), waiting: Number(rows[0]?.waiting ?? 0n) };
}

type NewDispute = Pick<
  DisputeRow,
  | 'id'
  | 'reference'
  | 'transferId'
  | 'userId'
  | 'reason'
  | 'whatHappened'
  | 'reportedAt'
  | 'answerDueOn'
>;

export async function insertDispute(
  tx: Tx,
  { id, reference, transferId, userId, reason, whatHappened, reportedAt, answerDueOn }: NewDispute,
): Promise<void> {
  await tx.query(
    `INSERT INTO dispute (id, reference, transfer_id, user_id, reason, what_happened, reported_at,
      answer_due_on) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, reference, transferId, userId, reason, whatHappened, reportedAt, answerDueOn],
  );
}

/** Marks that a colleague has begun to look; the first time counts. */
export async function markReviewStarted(tx: Tx, id: string, at: Temporal.Instant): Promise<void> {
  await tx.query(
    'UPDATE dispute SET review_started_at = $2 WHERE id = $1 AND review_started_at IS NULL',
    [id, at],
  );
}

/** Disputes whose correction waits for a second person, and who proposed each. */
export async function findProposedCorrections(
  tx: Tx,
): Promise<{ id: string; proposedBy: string }[]> {
  const { rows } = await tx.query<{ id: string; proposedBy: string }>(
    `SELECT id, proposed_by AS "proposedBy" FROM dispute
      WHERE proposed_by IS NOT NULL AND outcome IS NULL ORDER BY id`,
  );
  return rows;
}

/** Writes a correction that a second person has to book; nulls where none is needed any more. */
export async function writeProposal(
  tx: Tx,
  id: string,
  proposal: { amountMinor: bigint; by: string } | null,
): Promise<void> {
  await tx.query('UPDATE dispute SET proposed_minor = $2, proposed_by = $3 WHERE id = $1', [
    id,
    proposal?.amountMinor ?? null,
    proposal?.by ?? null,
  ]);
}

interface Ending {
  id: string;
  /** Null where nothing was wrong. */
  creditedMinor: bigint | null;
  answer: string;
  by: string;
  at: Temporal.Instant;
}

/** Writes the answer; the caller holds the dispute's row lock. */
export async function markAnswered(
  tx: Tx,
  { id, creditedMinor, answer, by, at }: Ending,
): Promise<void> {
  await tx.query(
    `UPDATE dispute SET outcome = $2, credited_minor = $3, answer = $4, answered_by = $5,
      answered_at = $6 WHERE id = $1`,
    [id, creditedMinor === null ? 'no_error' : 'corrected', creditedMinor, answer, by, at],
  );
}

export const disputesClosing: CustomerClosing = {
  tables: { dispute: 'kept: what was reported and answered is evidence' },
  blocks: {
    waitingDisputes: async (db, userId) => (await countDisputesOf(db, userId)).waiting,
  },
};
