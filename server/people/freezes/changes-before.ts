import { textFromInstant } from '../../base/clock.ts';
import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import type { Queryable } from '../../db/database.ts';

/** The deeds of a thief, or of a customer before a mistake. */
const telling: AuditAction[] = [
  'user.signed_in',
  'user.password_changed',
  'profile.submitted',
  'email.changed',
  'email.change_taken_back',
  'pin.set',
  'pin.turned_off',
  'pin.locked',
  'passkey.added',
  'passkey.removed',
  'passkey.confirmed',
  'feed.made',
  'statement.delivery_chosen',
  'two_step_sign_in.turned_on',
  'two_step_sign_in.turned_off',
  'recovery_codes.renewed',
  'card.revealed',
  'schedule.changed',
  'schedule.resumed',
];

/** Finds the changes that the staff read of the 72 hours before a freeze, newest first. */
export async function findChangesBefore(
  db: Queryable,
  userId: string,
  frozenAt: Temporal.Instant,
): Promise<{ at: string; action: string }[]> {
  const { rows } = await db.query<{ at: Temporal.Instant; action: string }>(
    `SELECT at, action FROM audit_event WHERE person_id = $1 AND at > $2 AND at <= $3
      AND action = ANY ($4) ORDER BY at DESC LIMIT 50`,
    [userId, frozenAt.subtract({ hours: 72 }), frozenAt, telling],
  );
  return rows.map(({ at, action }) => ({ at: textFromInstant(at), action }));
}
