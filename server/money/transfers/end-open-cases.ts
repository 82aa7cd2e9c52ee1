import { reasonTextsIn } from '../../base/reason-texts-in.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { endCase } from '../../desk/cases-store.ts';
import type { StoredUser } from '../../people/users/users-store.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { TransferRow } from './transfer-row.ts';

interface TakenBack {
  payment: TransferRow;
  /** The customer who took it back. */
  customer: StoredUser;
  /** The reason for its present status, in words. */
  reason: string;
}

/** As staff read it. */
const takenBackText = 'The customer has taken the payment back.';

/** In the audit trail. */
const takenBack = 'TAKEN_BACK';

/**
 * Locks what a customer has reported and has no answer yet. Before the payment, as who answers it
 * locks: two transactions then never wait for each other.
 */
export async function lockOpenDisputes(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `SELECT FROM dispute WHERE user_id = $1 AND outcome IS NULL ORDER BY id FOR UPDATE`,
    [userId],
  );
}

/**
 * Ends whatever is open about a payment that its customer took back: its review, a return that waits
 * for a second person, and the customer’s report. Left open, staff would decide about money that is
 * back already. The caller holds the payment’s lock and has called `lockOpenDisputes` before it.
 */
export async function endOpenCases(tx: Tx, ctx: Context, ended: TakenBack): Promise<void> {
  await endReview(tx, ctx, ended);
  await endReturn(tx, ctx, ended);
  await endDispute(tx, ctx, ended);
}

async function endReview(
  tx: Tx,
  { bank }: Context,
  { payment: { id }, customer, reason }: TakenBack,
): Promise<void> {
  const { rowCount } = await tx.query(
    `UPDATE payment_review SET decision = 'declined', decline_reason = $2, decided_by = $3,
      decided_at = $4 WHERE transfer_id = $1 AND decision IS NULL`,
    [id, reason, customer.id, bank.clock.businessNow()],
  );
  if (rowCount > 0) await endCase(tx, { kind: 'payment', id });
}

async function endReturn(
  tx: Tx,
  ctx: Context,
  { payment: { id: paymentId, reference }, customer }: TakenBack,
): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `UPDATE payment_return SET decision = 'declined', decline_reason = $2, decided_by = $3,
      decided_at = $4 WHERE transfer_id = $1 AND decision IS NULL RETURNING id`,
    [paymentId, takenBackText, customer.id, ctx.bank.clock.businessNow()],
  );
  for (const { id } of rows) {
    await endCase(tx, { kind: 'return', id });
    await recordAudit(tx, ctx, {
      action: 'payment.return_declined',
      subject: `transfer:${paymentId}`,
      details: { person: customer.id, reference, return: id, reason: takenBack },
    });
  }
}

async function endDispute(
  tx: Tx,
  ctx: Context,
  { payment: { id: paymentId }, customer }: TakenBack,
): Promise<void> {
  const { rows } = await tx.query<{ id: string; reference: string }>(
    `UPDATE dispute SET outcome = 'no_error', answer = $2, answered_by = $3, answered_at = $4
      WHERE transfer_id = $1 AND outcome IS NULL RETURNING id, reference`,
    [
      paymentId,
      reasonTextsIn[customer.language ?? 'en'].noError.CAME_BACK,
      customer.id,
      ctx.bank.clock.businessNow(),
    ],
  );
  for (const { id, reference } of rows) {
    await endCase(tx, { kind: 'dispute', id });
    await recordAudit(tx, ctx, {
      action: 'dispute.no_error_found',
      subject: `user:${customer.id}`,
      details: { dispute: id, reference, payment: paymentId, reason: takenBack },
    });
  }
}
