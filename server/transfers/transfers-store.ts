import type { Queryable, Tx } from '../db/database.ts';
import type { TransferRow, TransferStatus } from './transfer-row.ts';
import { transferColumns } from './transfer-row.ts';

/** A transfer as one customer's list shows it. */
export interface ListedTransfer extends TransferRow {
  direction: 'debit' | 'credit';
}

export async function findListedTransfer(db: Queryable, ownerId: string, id: string): Promise<ListedTransfer | undefined> {
  const { rows } = await db.query<ListedTransfer>(
    `SELECT ${transferColumns}, CASE WHEN t.payer_id = $1 THEN 'debit' ELSE 'credit' END AS direction FROM transfer t WHERE t.id = $2 AND $1 IN (t.payer_id, t.payee_id)`,
    [ownerId, id],
    { name: 'find-listed-transfer' },
  );
  return rows[0];
}

/** Due orders of one status, locked for this transaction; those another worker holds are left to it. */
export async function lockDueTransfers(tx: Tx, status: 'scheduled' | 'settling', now: Temporal.Instant, limit: number): Promise<TransferRow[]> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.status = $1 AND t.due_at <= $2 ORDER BY t.due_at, t.id LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [status, now, limit],
  );
  return rows;
}

interface StatusChange {
  id: string;
  status: TransferStatus;
  reason?: string;
  dueAt?: Temporal.Instant;
  bookedAt?: Temporal.Instant;
  journalId?: string;
  /** Who got the money, once that is known. */
  payee?: { userId: string; accountId: string };
}

/** The next status of an order; the caller holds its row lock. */
export async function changeStatus(tx: Tx, { id, status, reason, dueAt, bookedAt, journalId, payee }: StatusChange): Promise<void> {
  await tx.query(
    `UPDATE transfer SET status = $2, status_reason = $3, due_at = $4, booked_at = coalesce($5, booked_at), journal_id = coalesce($6, journal_id),
       payee_id = coalesce($7, payee_id), payee_account_id = coalesce($8, payee_account_id) WHERE id = $1`,
    [id, status, reason ?? null, dueAt ?? null, bookedAt ?? null, journalId ?? null, payee?.userId ?? null, payee?.accountId ?? null],
  );
}

/** Cancels what has not moved money yet. @returns how many orders. */
export async function cancelScheduledTransfers(tx: Tx, payerId: string, reason: string): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE transfer SET status = 'cancelled', status_reason = $2, due_at = NULL WHERE payer_id = $1 AND status = 'scheduled'`,
    [payerId, reason],
  );
  return rowCount;
}

export async function countTransfersInReview(tx: Tx, payerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(`SELECT count(*) AS count FROM transfer WHERE payer_id = $1 AND status = 'in_review'`, [payerId]);
  return Number(rows[0]?.count ?? 0n);
}
