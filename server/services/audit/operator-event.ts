import { randomUUID, randomUUIDv7 } from 'node:crypto';
import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import type { Queryable } from '../../db/database.ts';

/** The line of the trail for what an operator did to the whole bank, by a command. */
export async function recordOperatorEvent(
  db: Queryable,
  action: AuditAction,
  details: Record<string, string>,
): Promise<void> {
  await db.query(
    `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
      VALUES ($1, now(), 'system:operator', $2, 'bank', $3, '', $4)`,
    [randomUUIDv7(), action, randomUUID(), JSON.stringify(details)],
  );
}
