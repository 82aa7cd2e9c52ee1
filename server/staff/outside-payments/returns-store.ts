import type { ReasonFor } from '../../../contract/people/reasons.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { there } from '../../base/invariant.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { NewDecision, StoredDecision } from '../../desk/stored-decision.ts';
import { transferColumns } from '../../money/transfers/transfer-row.ts';
import { lockTransfer } from '../../money/transfers/transfers-store.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import type { OutsideRow } from './outside-payments-store.ts';

export const returnsClosing: CustomerClosing = {
  tables: { payment_return: 'kept: one that waits goes to unclaimed funds once it is approved' },
};

/** The facts that staff gave of a return. */
export interface AskedReturn {
  reason: ReasonFor<'paymentReturn'>;
  note: string;
  otherBankReference: string | null;
}

/** A return above the two-person size with its payment, and its outcome. */
export interface ReturnRow extends OutsideRow, StoredDecision, AskedReturn {
  returnId: string;
  /** The amount that goes back to the payer, in US minor units. */
  returnMinor: bigint;
  aboveMinor: bigint;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
}

const select = `SELECT ${transferColumns}, r.id AS "returnId", r.amount_minor AS "returnMinor",
    r.reason, r.note, r.other_reference AS "otherBankReference", r.above_minor AS "aboveMinor",
    r.proposed_by AS "proposedBy", p.username AS proposer, r.proposed_at AS "proposedAt",
    r.decision, r.decline_reason AS "declineReason", d.username AS "decidedBy",
    r.decided_at AS "decidedAt"
  FROM payment_return r JOIN transfer t ON t.id = r.transfer_id
    JOIN users p ON p.id = r.proposed_by LEFT JOIN users d ON d.id = r.decided_by
  WHERE r.above_minor IS NOT NULL`;

export async function findReturn(db: Queryable, id: string): Promise<ReturnRow | undefined> {
  const { rows } = await db.query<ReturnRow>(`${select} AND r.id = $1`, [id], {
    name: 'find-payment-return',
  });
  return rows[0];
}

/**
 * A return whose payment is locked for this transaction, as settlement locks it. It is read again
 * after the lock, because the last holder of the lock may have decided it.
 */
export async function lockReturn(tx: Tx, id: string): Promise<ReturnRow | undefined> {
  const found = await findReturn(tx, id);
  if (!found) return undefined;
  await lockTransfer(tx, found.id);
  return await findReturn(tx, id);
}

/** A return whose case is locked. */
export const returnOf = async (tx: Tx, id: string): Promise<ReturnRow> =>
  there(await findReturn(tx, id), `return ${id}`);

/** Lists the returns that wait, oldest first. */
export async function findWaitingReturns(db: Queryable, limit: number): Promise<ReturnRow[]> {
  const { rows } = await db.query<ReturnRow>(
    `${select} AND r.decision IS NULL ORDER BY r.proposed_at, r.id LIMIT $1`,
    [limit],
    { name: 'find-waiting-returns' },
  );
  return rows;
}

/** @returns each return that waits, with the colleague who proposed it. */
export async function findReturnProposers(tx: Tx): Promise<{ id: string; proposedBy: string }[]> {
  const { rows } = await tx.query<{ id: string; proposedBy: string }>(
    `SELECT id, proposed_by AS "proposedBy" FROM payment_return WHERE decision IS NULL
      ORDER BY id`,
  );
  return rows;
}

/** Counts the returns that wait, and reads since when the oldest does. */
export function readWaitingReturns(db: Queryable): Promise<Waiting> {
  return countWaiting(db, {
    from: 'payment_return WHERE decision IS NULL',
    since: 'proposed_at',
  });
}

/** The return of a payment that waits, if one does. */
export async function findWaitingReturnOf(
  db: Queryable,
  transferId: string,
): Promise<ReturnRow | undefined> {
  const { rows } = await db.query<ReturnRow>(
    `${select} AND r.transfer_id = $1 AND r.decision IS NULL`,
    [transferId],
    { name: 'find-waiting-return-of' },
  );
  return rows[0];
}

interface NewReturn extends AskedReturn {
  id: string;
  transferId: string;
  amountMinor: bigint;
  /** Null: who proposes it has returned it alone. */
  aboveMinor: bigint | null;
  by: string;
  at: Temporal.Instant;
}

/** Keeps a return; the caller holds the lock of its payment. */
export async function insertReturn(
  tx: Tx,
  { id, transferId, amountMinor, reason, note, otherBankReference, aboveMinor, by, at }: NewReturn,
): Promise<void> {
  await tx.query(
    `INSERT INTO payment_return (id, transfer_id, amount_minor, reason, note, other_reference,
      above_minor, proposed_by, proposed_at, decision, decided_by, decided_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $7::bigint IS NULL THEN 'approved' END,
        CASE WHEN $7::bigint IS NULL THEN $8::uuid END,
        CASE WHEN $7::bigint IS NULL THEN $9::timestamptz END)`,
    [id, transferId, amountMinor, reason, note, otherBankReference, aboveMinor, by, at],
  );
}

/** Keeps the decision on a return; the caller holds the lock of its payment. */
export async function markReturnDecided(
  tx: Tx,
  { id, decision, declineReason, by, at }: NewDecision,
): Promise<void> {
  await tx.query(
    `UPDATE payment_return SET decision = $2, decline_reason = $3, decided_by = $4,
      decided_at = $5 WHERE id = $1`,
    [id, decision, declineReason ?? null, by, at],
  );
}
