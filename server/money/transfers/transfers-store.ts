import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from '../../services/jobs/row-by-row.ts';
import type { TransferRow, TransferStatus } from './transfer-row.ts';
import { directionOf, transferColumns } from './transfer-row.ts';

/** A transfer as one customer's list shows it. */
export interface ListedTransfer extends TransferRow {
  direction: 'debit' | 'credit';
}

export async function findListedTransfer(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<ListedTransfer | undefined> {
  const { rows } = await db.query<ListedTransfer>(
    `SELECT ${transferColumns}, ${directionOf('$1')} AS direction
      FROM transfer t WHERE t.id = $2 AND $1 IN (t.payer_id, t.payee_id)`,
    [ownerId, id],
    { name: 'find-listed-transfer' },
  );
  return rows[0];
}

export async function findTransfer(db: Queryable, id: string): Promise<TransferRow | undefined> {
  const { rows } = await db.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.id = $1`,
    [id],
    { name: 'find-transfer' },
  );
  return rows[0];
}

interface DueTransfers extends DueRows {
  status: 'scheduled' | 'settling';
  now: Temporal.Instant;
}

/**
 * Due orders of one status, locked for this transaction; those another worker holds are left to it,
 * and those of a session that was ended from elsewhere to the job that cancels them.
 */
export async function lockDueTransfers(
  tx: Tx,
  { status, now, except, limit }: DueTransfers,
): Promise<TransferRow[]> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.status = $1 AND t.due_at <= $2
      AND t.id <> ALL ($4::uuid[])
      AND NOT EXISTS (SELECT FROM delayed_order d WHERE d.order_id = t.id AND d.disowned)
      ORDER BY t.due_at, t.id LIMIT $3 FOR UPDATE OF t SKIP LOCKED`,
    [status, now, limit, [...except]],
  );
  return rows;
}

/** An order, locked for this transaction: a decision, settlement or return of it waits. */
export async function lockTransfer(tx: Tx, id: string): Promise<TransferRow | undefined> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.id = $1 FOR UPDATE`,
    [id],
  );
  return rows[0];
}

/**
 * An order this customer pays, locked for this transaction: jobs and calls that pay, cancel or
 * settle it wait.
 */
export async function lockOwnTransfer(
  tx: Tx,
  payerId: string,
  id: string,
): Promise<TransferRow | undefined> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.id = $1 AND t.payer_id = $2 FOR UPDATE`,
    [id, payerId],
  );
  return rows[0];
}

/** Finds the orders of a customer for later, soonest first. */
export async function findScheduledTransfers(
  db: Queryable,
  payerId: string,
): Promise<TransferRow[]> {
  const { rows } = await db.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.payer_id = $1 AND t.status = 'scheduled'
      ORDER BY t.due_at, t.id`,
    [payerId],
  );
  return rows;
}

/**
 * Scheduled orders due up to an instant whose money was not looked for yet, locked for this
 * transaction.
 */
export async function lockUncheckedTransfers(
  tx: Tx,
  { after, until, except, limit }: DueRows & { after: Temporal.Instant; until: Temporal.Instant },
): Promise<TransferRow[]> {
  const { rows } = await tx.query<TransferRow>(
    `SELECT ${transferColumns} FROM transfer t WHERE t.status = 'scheduled'
      AND t.funds_checked_at IS NULL AND t.due_at > $1 AND t.due_at <= $2
      AND t.id <> ALL ($4::uuid[])
      ORDER BY t.due_at LIMIT $3 FOR UPDATE SKIP LOCKED`,
    [after, until, limit, [...except]],
  );
  return rows;
}

export async function markFundsChecked(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx.query('UPDATE transfer SET funds_checked_at = $2 WHERE id = $1', [id, now]);
}

export interface StatusChange {
  id: string;
  status: TransferStatus;
  reason?: string;
  dueAt?: Temporal.Instant;
  /** The journal that booked it, and so the time when it was booked. */
  journalId?: string;
  /** The customer who got the money, once that is known. */
  payee?: { userId: string; accountId: string };
  /** The cost of an order abroad in the end. */
  price?: { debitedUsdMinor: bigint; fxRate: string | null };
}

/** The next status of some orders; the caller holds their row locks. */
export async function changeStatuses(tx: Tx, changes: readonly StatusChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `UPDATE transfer SET status = x.status, status_reason = x.reason, due_at = x.due,
       booked_at = coalesce((SELECT j.booked_at FROM journal j
         WHERE j.id = x.journal), booked_at), journal_id = coalesce(x.journal, journal_id),
       payee_id = coalesce(x.payee, payee_id), payee_account_id = coalesce(x.payee_account,
         payee_account_id),
       debited_usd_minor = coalesce(x.debited, debited_usd_minor), fx_rate = coalesce(x.rate,
         fx_rate)
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::uuid[], $6::uuid[],
       $7::uuid[], $8::int8[], $9::text[])
       AS x (id, status, reason, due, journal, payee, payee_account, debited, rate)
         WHERE transfer.id = x.id`,
    [
      changes.map(({ id }) => id),
      changes.map(({ status }) => status),
      changes.map(({ reason }) => reason ?? null),
      changes.map(({ dueAt }) => dueAt ?? null),
      changes.map(({ journalId }) => journalId ?? null),
      changes.map(({ payee }) => payee?.userId ?? null),
      changes.map(({ payee }) => payee?.accountId ?? null),
      changes.map(({ price }) => price?.debitedUsdMinor ?? null),
      changes.map(({ price }) => price?.fxRate ?? null),
    ],
    { name: 'change-statuses' },
  );
}

/** The same for one. */
export async function changeStatus(tx: Tx, change: StatusChange): Promise<void> {
  await changeStatuses(tx, [change]);
}

export async function countScheduledTransfers(db: Queryable, payerId: string): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM transfer WHERE payer_id = $1 AND status = 'scheduled'`,
    [payerId],
  );
  return Number(rows[0]?.count ?? 0n);
}

/**
 * Locks what a customer has ordered for later for this transaction: the job that pays it when due
 * waits.
 */
export async function lockScheduledTransfers(tx: Tx, payerId: string): Promise<void> {
  await tx.query(
    `SELECT FROM transfer WHERE payer_id = $1 AND status = 'scheduled' ORDER BY id FOR UPDATE`,
    [payerId],
  );
}

/** Cancels what has not moved money yet. @returns how many orders. */
export async function cancelScheduledTransfers(
  tx: Tx,
  payerId: string,
  reason: string,
): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE transfer SET status = 'cancelled', status_reason = $2, due_at = NULL WHERE payer_id = $1
      AND status = 'scheduled'`,
    [payerId, reason],
  );
  return rowCount;
}

export async function countTransfersInReview(tx: Tx, payerId: string): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM transfer WHERE payer_id = $1 AND status = 'in_review'`,
    [payerId],
  );
  return Number(rows[0]?.count ?? 0n);
}
