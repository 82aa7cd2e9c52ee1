import type { VoucherKind } from '../../../contract/staff/vouchers.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Currency } from '../../../contract/values/money.ts';
import { there } from '../../base/invariant.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { countWaiting, type Waiting } from '../../desk/count-waiting.ts';
import type { NewDecision, StoredDecision } from '../../desk/stored-decision.ts';
import type { Leg } from '../../ledger/plan.ts';
import type { CustomerClosing } from '../../people/users/closing.ts';
import { findDebtsOfCustomer } from './undone-journals-store.ts';

export const vouchersClosing: CustomerClosing = {
  tables: {
    voucher: 'kept: money that comes back goes to unclaimed funds, and is taken from there',
    voucher_leg: 'kept: as the journals that they became',
    voucher_evidence: 'kept: the files are of who made the voucher',
    receivable: 'kept: a write-off that is undone makes it owed again',
  },
  // Else their money would go to unclaimed funds while they owe the bank.
  blocks: {
    openDebts: async (tx, userId) => (await findDebtsOfCustomer(tx, userId)).length,
  },
};

/** A voucher, and its outcome. */
export interface VoucherRow extends StoredDecision {
  id: string;
  kind: VoucherKind;
  reference: string;
  reason: string;
  /** The bank day that its maker has named. */
  day: CalendarDay | null;
  /** The journal that it undoes. */
  reverses: string | null;
  /** Its customer owes what is not there any more. */
  receivable: boolean;
  /** The journal that made the debt which it ends, in whole or in part. */
  debt: string | null;
  /** All that it credits, in minor units of the currency of its first leg. */
  amountMinor: bigint;
  currency: Currency;
  /** The customer whose account it touches, and the other one. */
  personId: string | null;
  otherPersonId: string | null;
  /** The journal that it becomes once it is approved. */
  journalId: string;
  proposedBy: string;
  /** The username. */
  proposer: string;
  proposedAt: Temporal.Instant;
}

const select = `SELECT v.id, v.kind, v.reference, v.reason, v.day, v.reverses, v.receivable, v.debt,
    v.amount_minor AS "amountMinor", v.currency, v.person_id AS "personId",
    v.other_person_id AS "otherPersonId", v.journal_id AS "journalId",
    v.proposed_by AS "proposedBy", p.username AS proposer, v.proposed_at AS "proposedAt",
    v.decision, v.decline_reason AS "declineReason", d.username AS "decidedBy",
    v.decided_at AS "decidedAt"
  FROM voucher v JOIN users p ON p.id = v.proposed_by LEFT JOIN users d ON d.id = v.decided_by`;

export async function findVoucher(db: Queryable, id: string): Promise<VoucherRow | undefined> {
  const { rows } = await db.query<VoucherRow>(`${select} WHERE v.id = $1`, [id]);
  return rows[0];
}

/** The voucher that became a journal, or would. */
export async function findVoucherOfJournal(
  db: Queryable,
  journalId: string,
): Promise<VoucherRow | undefined> {
  const { rows } = await db.query<VoucherRow>(`${select} WHERE v.journal_id = $1`, [journalId]);
  return rows[0];
}

/**
 * A voucher locked for this transaction. It is read again after the lock, because the last holder
 * of the lock may have decided it.
 */
export async function lockVoucher(tx: Tx, id: string): Promise<VoucherRow | undefined> {
  await tx.query('SELECT FROM voucher WHERE id = $1 FOR UPDATE', [id]);
  return await findVoucher(tx, id);
}

/** A voucher whose case is locked. */
export const voucherOf = async (tx: Tx, id: string): Promise<VoucherRow> =>
  there(await findVoucher(tx, id), `voucher ${id}`);

/** Lists the vouchers that wait, oldest first. */
export async function findWaitingVouchers(db: Queryable, limit: number): Promise<VoucherRow[]> {
  const { rows } = await db.query<VoucherRow>(
    `${select} WHERE v.decision IS NULL ORDER BY v.proposed_at, v.id LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Lists the vouchers that were booked or declined, latest first. */
export async function findDecidedVouchers(db: Queryable, limit: number): Promise<VoucherRow[]> {
  const { rows } = await db.query<VoucherRow>(
    `${select} WHERE v.decision IS NOT NULL ORDER BY v.decided_at DESC, v.id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Finds the voucher that undoes a journal, waiting or booked, if one does. */
export async function findUndoOf(
  db: Queryable,
  journalId: string,
): Promise<VoucherRow | undefined> {
  const { rows } = await db.query<VoucherRow>(
    `${select} WHERE v.reverses = $1 AND v.decision IS DISTINCT FROM 'declined'`,
    [journalId],
  );
  return rows[0];
}

/** Counts the vouchers that wait, and finds since when the oldest does. */
export const readWaitingVouchers = (db: Queryable): Promise<Waiting> =>
  countWaiting(db, { from: 'voucher WHERE decision IS NULL', since: 'proposed_at' });

/** @returns each voucher that waits, with its maker. */
export async function findVoucherMakers(tx: Tx): Promise<{ id: string; proposedBy: string }[]> {
  const { rows } = await tx.query<{ id: string; proposedBy: string }>(
    `SELECT id, proposed_by AS "proposedBy" FROM voucher WHERE decision IS NULL ORDER BY id`,
  );
  return rows;
}

/** The legs of a free voucher, in its order. */
export async function findVoucherLegs(
  db: Queryable,
  voucherId: string,
): Promise<Omit<Leg, 'forced'>[]> {
  const { rows } = await db.query<Omit<Leg, 'forced'>>(
    `SELECT account_id AS "accountId", amount_minor AS "amountMinor" FROM voucher_leg
      WHERE voucher_id = $1 ORDER BY place`,
    [voucherId],
  );
  return rows;
}

export type NewUndo = Pick<
  VoucherRow,
  | 'id'
  | 'reference'
  | 'reason'
  | 'receivable'
  | 'amountMinor'
  | 'currency'
  | 'personId'
  | 'otherPersonId'
  | 'journalId'
  | 'proposedBy'
  | 'proposedAt'
> & { reverses: string };

/** @returns false where another voucher undoes this journal, or has undone it. */
export async function insertUndo(tx: Tx, undo: NewUndo): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO voucher (id, kind, reference, reason, reverses, receivable, amount_minor, currency,
      person_id, other_person_id, journal_id, proposed_by, proposed_at)
      VALUES ($1, 'undo', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
    [
      undo.id,
      undo.reference,
      undo.reason,
      undo.reverses,
      undo.receivable,
      undo.amountMinor,
      undo.currency,
      undo.personId,
      undo.otherPersonId,
      undo.journalId,
      undo.proposedBy,
      undo.proposedAt,
    ],
  );
  return rowCount === 1;
}

/** Notes the decision of a voucher; the caller holds its row lock. */
export async function markVoucherDecided(
  tx: Tx,
  { id, decision, declineReason, by, at }: NewDecision,
): Promise<void> {
  await tx.query(
    `UPDATE voucher SET decision = $2, decline_reason = $3, decided_by = $4, decided_at = $5
      WHERE id = $1`,
    [id, decision, declineReason ?? null, by, at],
  );
}
