import { randomUUIDv7 } from 'node:crypto';
import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context, SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { SideRow } from '../../ledger/plan.ts';

export interface AuditEvent {
  action: AuditAction;
  /**
   * The thing it is about, as `<noun>:<id>`, such as `user:…`, `transfer:…` or `policy:fees`; one
   * word where there is no id, as `users`.
   */
  subject: string;
  /** The person whom it concerns, where neither the subject nor the actor says so. */
  person?: string | null;
  /** The other person who takes part, such as the payee. The line does not name them. */
  otherParty?: string | null | undefined;
  details?: Record<string, string>;
}

/**
 * Whatever staff see or do about a customer has its line in the trail, so no look and no deed about
 * their own account gets past this; only the trail itself stays open to who may read it.
 * @throws {Refusal} OWN_ACCOUNT
 */
export function refuseOwnAccount(
  ctx: Context | SignedInContext,
  { subject, person, otherParty, details }: Omit<AuditEvent, 'action'>,
): void {
  const own = 'session' in ctx ? ctx.session.ownCustomerId : null;
  if (
    own !== null &&
    [`user:${own}`, own].some((it) =>
      [subject, person, otherParty, details?.['person']].includes(it),
    )
  )
    refuse('OWN_ACCOUNT');
}

/** A reader of the trail reads all of it: a link to an own customer would hide deeds otherwise. */
const looksAtTrail: ReadonlySet<AuditAction> = new Set(['audit.viewed', 'audit.exported']);

/** In the order of the type `posting_trail_line`, by which the posting function takes it. */
function auditRow(ctx: Context, event: AuditEvent): Record<string, unknown> {
  if (!looksAtTrail.has(event.action)) refuseOwnAccount(ctx, event);
  const { action, subject, person, details = {} } = event;
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
  // Bounded by the database's clock, as bank_post does it.
  await db.query(
    `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
      VALUES ($1, least($2, clock_timestamp() + interval '31 days'), $3, $4, $5, $6, $7, $8)`,
    [
      row['id'],
      ctx.bank.clock.now(),
      row['actor'],
      row['action'],
      row['subject'],
      row['request_id'],
      row['address'],
      JSON.stringify(row['details']),
    ],
    { name: 'record-audit' },
  );
  ctx.recorded?.add(event.action);
}

interface ListLook {
  action: AuditAction;
  /** The person whom each row names. */
  people: readonly (string | null)[];
  /** The terms that the list was asked for with. */
  asked?: Record<string, string>;
}

/** At most this many are named by their IDs; the list itself is not written down. */
const mostNamed = 100;

/**
 * Writes the one line of the trail for a list that staff are shown: how many rows it has and whom
 * they name.
 */
export async function recordListLook(
  db: Queryable,
  ctx: Context,
  { action, people, asked = {} }: ListLook,
): Promise<void> {
  const named = [...new Set(people.filter((id) => id !== null))].slice(0, mostNamed);
  const [subject = action] = action.split('.');
  await recordAudit(db, ctx, {
    action,
    subject,
    details: {
      ...asked,
      rows: String(people.length),
      ...(named.length > 0 && { people: named.join(' ') }),
    },
  });
}
