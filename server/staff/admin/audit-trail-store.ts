import { isId } from '../../../contract/values/fields.ts';
import type { Queryable } from '../../db/database.ts';

export interface StoredAuditEvent {
  id: string;
  at: Temporal.Instant;
  actor: string;
  action: string;
  subject: string;
  personId: string | null;
  username: string | null;
  journalId: string | null;
  requestId: string;
  address: string;
  details: Record<string, unknown>;
}

export interface TrailFilter {
  personId?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  since?: Temporal.Instant | undefined;
  until?: Temporal.Instant | undefined;
}

interface TrailWindow {
  /** The line the page begins after. */
  before?: string | undefined;
  limit: number;
}

const journalOf = `CASE
    WHEN details ? 'journal' THEN (details ->> 'journal')::uuid
    WHEN subject LIKE 'transfer:%' THEN (SELECT t.journal_id FROM transfer t
      WHERE t.id = substr(subject, 10)::uuid)
    WHEN details ? 'transfer' THEN (SELECT t.journal_id FROM transfer t
      WHERE t.id = (details ->> 'transfer')::uuid)
  END AS "journalId"`;

const customerActor = 'customer:';

// The condition of the index audit_event_by_actor: what customers did about themselves is found by
// whom it concerns.
const foundByActor = `(person_id IS NULL OR actor <> 'customer:' || person_id::text)`;

/**
 * One page of the trail, newest first: a place in it is a line's own, so that pages cost the same
 * however far back they are.
 */
export async function findTrail(
  db: Queryable,
  { personId, actor, action, since, until }: TrailFilter,
  { before, limit }: TrailWindow,
): Promise<StoredAuditEvent[]> {
  const values: unknown[] = [limit];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    personId && `person_id = ${given(personId)}`,
    actor && `actor = ${given(actor)}`,
    action && `action = ${given(action)}`,
    since && `at >= ${given(since)}`,
    until && `at < ${given(until)}`,
  ].filter((condition) => condition !== undefined && condition !== '');
  if (before !== undefined) {
    const place = given(before);
    conditions.push(
      `(at, id) < ((SELECT at FROM audit_event WHERE id = ${place}), ${place}::uuid)`,
    );
  }
  const newest = (...others: string[]): string => {
    const all = [...conditions, ...others];
    return `SELECT * FROM audit_event ${all.length > 0 ? `WHERE ${all.join(' AND ')}` : ''}
      ORDER BY at DESC, id DESC LIMIT $1`;
  };
  const page = (): string => {
    if (!actor) return newest();
    if (!actor.startsWith(customerActor)) return newest(foundByActor);
    const aboutThemselves = newest(`person_id = ${given(actor.slice(customerActor.length))}`);
    return `(${aboutThemselves}) UNION ALL (${newest(foundByActor)}) ORDER BY at DESC, id DESC
      LIMIT $1`;
  };
  const { rows } = await db.query<StoredAuditEvent>(
    `SELECT page.id, at, actor, action, subject, person_id AS "personId", u.username, ${journalOf},
      request_id AS "requestId", page.address, details
       FROM (${page()}) AS page
       LEFT JOIN users u ON u.id = page.person_id ORDER BY at DESC, page.id DESC`,
    values,
  );
  return rows;
}

/** The actions that occur, found by skipping from one to the next. */
export async function findAuditActions(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ action: string }>(
    `WITH RECURSIVE step (action) AS (
       (SELECT action FROM audit_event ORDER BY action LIMIT 1)
       UNION ALL
       SELECT (SELECT e.action FROM audit_event e WHERE e.action > step.action ORDER BY e.action
         LIMIT 1) FROM step WHERE step.action IS NOT NULL
     ) SELECT action FROM step WHERE action IS NOT NULL`,
  );
  return rows.map(({ action }) => action);
}

/**
 * Finds the person of a username, an email address or an ID; also those who were deleted, whose
 * trail stays.
 */
export async function findAnybody(
  db: Queryable,
  typed: string,
): Promise<{ id: string; role: 'user' | 'admin' } | undefined> {
  const key = typed.toLowerCase();
  const { rows } = await db.query<{ id: string; role: 'user' | 'admin' }>(
    `SELECT id, role FROM users WHERE username_key = $1 OR id = $2 OR (email_key = $1
      AND deleted_at IS NULL) LIMIT 1`,
    [key, isId(key) ? key : null],
  );
  return rows[0];
}
