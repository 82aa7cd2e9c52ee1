import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { NewDecision, StoredDecision } from '../../desk/stored-decision.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';
import { transferColumns, type TransferRow } from '../../money/transfers/transfer-row.ts';
import { lockTransfer } from '../../money/transfers/transfers-store.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';

export const reviewsClosing: CustomerClosing = {
  tables: { payment_review: 'kept: who decided, when and why is evidence' },
};

/** A payment that was above the review size, and its outcome. */
export interface ReviewRow extends TransferRow, StoredDecision {
  payerId: string;
  /** The account of ours it is credited to once it is approved; null: it leaves. */
  reviewPayeeAccountId: string | null;
  /** The customer who owns that account. */
  reviewPayeeId: string | null;
  aboveMinor: bigint;
  askedAt: Temporal.Instant;
}

const select = `SELECT ${transferColumns}, r.payee_account_id AS "reviewPayeeAccountId",
  a.user_id AS "reviewPayeeId", r.above_minor AS "aboveMinor", r.asked_at AS "askedAt", r.decision,
    r.decline_reason AS "declineReason", u.username AS "decidedBy", r.decided_at AS "decidedAt"
  FROM payment_review r JOIN transfer t ON t.id = r.transfer_id LEFT JOIN customer_account a
    ON a.account_id = r.payee_account_id LEFT JOIN users u ON u.id = r.decided_by`;

export async function findReview(db: Queryable, id: string): Promise<ReviewRow | undefined> {
  const { rows } = await db.query<ReviewRow>(`${select} WHERE r.transfer_id = $1`, [id], {
    name: 'find-payment-review',
  });
  return rows[0];
}

/**
 * A review whose order is locked for this transaction. It is read again after the lock, because the
 * last holder of the lock may have decided it.
 */
export async function lockReview(tx: Tx, id: string): Promise<ReviewRow | undefined> {
  await lockTransfer(tx, id);
  return await findReview(tx, id);
}

/** A review whose case is locked and waits. */
export async function reviewOf(tx: Tx, id: string): Promise<ReviewRow> {
  const review = await findReview(tx, id);
  invariant(review?.status === 'in_review', `${id} waits and is in review`);
  return review;
}

/** Finds the payments that wait, oldest first. */
export async function findWaitingReviews(db: Queryable, limit: number): Promise<ReviewRow[]> {
  const { rows } = await db.query<ReviewRow>(
    `${select} WHERE r.decision IS NULL ORDER BY r.asked_at, r.transfer_id LIMIT $1`,
    [limit],
    {
      name: 'find-waiting-payment-reviews',
    },
  );
  return rows;
}

/** Counts the payments that wait, and finds since when the oldest does. */
export function readWaitingReviews(db: Queryable): Promise<Waiting> {
  return countWaiting(db, { from: 'payment_review WHERE decision IS NULL', since: 'asked_at' });
}

/** Notes the decision of a payment; the caller holds its row lock. */
export async function markReviewDecided(
  tx: Tx,
  { id, decision, declineReason, by, at }: NewDecision,
): Promise<void> {
  await tx.query(
    `UPDATE payment_review SET decision = $2, decline_reason = $3, decided_by = $4, decided_at = $5
      WHERE transfer_id = $1`,
    [id, decision, declineReason ?? null, by, at],
  );
}

/** Counts a customer's latest orders that went to the same account before, and were not stopped. */
export async function countPaidBefore(
  db: Queryable,
  { id, payerId, recipientAccount, recipientRouting, recipientIban, createdAt }: ReviewRow,
): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM owner o
       JOIN activity a ON a.owner_id = o.id AND a.seq > o.activity_count - 500
       JOIN transfer t ON t.id = a.transfer_id AND t.payer_id = o.id
      WHERE o.id = $1 AND t.id <> $2 AND t.created_at <= $6
        AND t.status IN ('settling', 'approved', 'completed') AND t.recipient_account = $3
        AND t.recipient_routing IS NOT DISTINCT FROM $4 AND t.recipient_iban IS NOT DISTINCT
          FROM $5`,
    [payerId, id, recipientAccount, recipientRouting, recipientIban, createdAt],
    { name: 'count-paid-before' },
  );
  return Number(rows[0]?.count ?? 0n);
}
