import { randomUUIDv7 } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import type { SideRow } from '../ledger/plan.ts';

export type AuditAction =
  | 'user.registered'
  | 'user.signed_in'
  | 'user.sign_in_failed'
  | 'user.sign_in_code_asked'
  | 'user.sign_in_code_failed'
  | 'two_step_sign_in.code_failed'
  | 'user.signed_out'
  | 'user.password_changed'
  | 'session.ended'
  | 'session.others_ended'
  | 'profile.submitted'
  | 'profile.image_changed'
  | 'notice.turned_on'
  | 'notice.turned_off'
  | 'email.change_asked'
  | 'email.changed'
  | 'users.listed'
  | 'users.searched'
  | 'user.viewed'
  | 'user.transactions_viewed'
  | 'user.cards_viewed'
  | 'user.loans_viewed'
  | 'user.checks_viewed'
  | 'user.sessions_viewed'
  | 'user.closing_viewed'
  | 'session.ended_by_staff'
  | 'audit.viewed'
  | 'audit.exported'
  | 'user.suspended'
  | 'user.unsuspended'
  | 'user.deleted'
  | 'pin.set'
  | 'pin.locked'
  | 'two_step_sign_in.turned_on'
  | 'two_step_sign_in.turned_off'
  | 'two_step_sign_in.removed_by_staff'
  | 'recovery_codes.renewed'
  | 'recovery_codes.one_used'
  | 'passkey.added'
  | 'passkey.removed'
  | 'card.issued'
  | 'card.revealed'
  | 'card.blocked'
  | 'transfer.created'
  | 'transfer.funded'
  | 'transfer.settled'
  | 'transfer.returned'
  | 'transfer.declined'
  | 'transfer.paid'
  | 'statement.requested'
  | 'transfer.cancelled'
  | 'application.saved'
  | 'application.removed'
  | 'search.saved'
  | 'search.removed'
  | 'schedule.created'
  | 'schedule.skipped'
  | 'schedule.paused'
  | 'schedule.resumed'
  | 'schedule.changed'
  | 'schedule.stopped'
  | 'identity.viewed'
  | 'identity.accepted'
  | 'identity.refused'
  | 'loan.submitted'
  | 'loan.viewed'
  | 'loan.approved'
  | 'loan.declined'
  | 'loan.disbursed'
  | 'loan.instalment_paid'
  | 'loan.paid_off'
  | 'interest.credited'
  | 'file.viewed'
  | 'check.received'
  | 'case.taken'
  | 'case.taken_over'
  | 'case.given_back'
  | 'check.viewed'
  | 'check.accepted'
  | 'check.returned'
  | 'check.collected'
  | 'check.dishonored'
  | 'funding.proposed'
  | 'funding.viewed'
  | 'funding.approved'
  | 'funding.declined'
  | 'payment.viewed'
  | 'payment.approved'
  | 'payment.declined'
  | 'payment.returned'
  | 'dispute.reported'
  | 'dispute.viewed'
  | 'dispute.correction_proposed'
  | 'dispute.corrected'
  | 'dispute.no_error_found'
  | 'message.sent'
  | 'message.viewed'
  | 'message.answered'
  | 'message.closed'
  | 'admin.added'
  | 'admin.password_reset'
  | 'rates.booked'
  | 'policy.changed'
  | 'policy.change_withdrawn'
  | 'account.viewed'
  | 'account.exported'
  | 'journal.viewed'
  | 'books.proof_asked'
  | 'money.stopped'
  | 'money.resumed'
  | 'job.run'
  | 'job.row_retried'
  | 'clock.advanced';

export interface AuditEvent {
  action: AuditAction;
  /** What it is about, as `<noun>:<id>`, such as `user:…`, `transfer:…` or `policy:fees`; one word where there is no id, as `users`. */
  subject: string;
  /** Whom it concerns, where neither the subject nor the actor says so. */
  person?: string | null;
  details?: Record<string, string>;
}

function auditRow(ctx: Context, { action, subject, person, details = {} }: AuditEvent): Record<string, unknown> {
  return {
    // Ids that follow the time are written side by side.
    id: randomUUIDv7(),
    at: ctx.bank.clock.now().toString(),
    actor: ctx.actor.name,
    action,
    subject,
    request_id: ctx.requestId,
    address: ctx.address,
    details: person ? { ...details, person } : details,
  };
}

/** The trail of a posting, as data: written in the posting's own transaction or not at all. */
export function auditSideRow(ctx: Context, event: AuditEvent): SideRow {
  return { table: 'audit_event', row: auditRow(ctx, event) };
}

/** Writes one line of the trail: pass the transaction of the change it tells of. */
export async function recordAudit(db: Queryable, ctx: Context, event: AuditEvent): Promise<void> {
  const row = auditRow(ctx, event);
  await db.query('INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
    row['id'],
    ctx.bank.clock.now(),
    row['actor'],
    row['action'],
    row['subject'],
    row['request_id'],
    row['address'],
    JSON.stringify(row['details']),
  ]);
}
