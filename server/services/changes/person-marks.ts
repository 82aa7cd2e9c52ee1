import { api } from '../../../contract/api.ts';
import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import type { Route } from '../../../contract/calls/route.ts';
import type { Queryable } from '../../db/database.ts';

/** A person's data was the same at two moments when their marks are. */
export interface PersonMark {
  mark: string;
  /** The latest change that the trail knows of. */
  changedAt: Temporal.Instant | null;
}

/**
 * Lines of the trail that change nothing of the person: that staff looked at them, which is for the
 * bank to know, that they signed in or out, and a signature before its order is sent.
 */
const changesNothing: readonly AuditAction[] = [
  ...Object.values<Route>(api).flatMap(({ look }) =>
    look === undefined || 'namesNoCustomer' in look ? [] : look,
  ),
  'user.signed_in',
  'user.sign_in_failed',
  'user.sign_in_code_asked',
  'user.sign_in_code_failed',
  'user.sessions_viewed',
  'user.closing_viewed',
  'order.signed',
  'pin.wrong',
];

/**
 * A transaction that began earlier may commit later, and its line then comes before the latest one.
 * A mark of several lines changes with it too.
 */
const linesRead = 8;

/**
 * Reads the marks of people: the latest lines of the trail that concern them, the number of the
 * latest order in their list, and their latest notices, which a job may write without a line of the
 * trail, and a sign-in with one that is left out. Three look-ups in an index for each.
 */
export async function readPersonMarks(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, PersonMark>> {
  const { rows } = await db.query<{ id: string } & PersonMark>(
    `SELECT person.id, greatest(line.changed_at, told.changed_at) AS "changedAt",
            concat(line.ids, ' ', (SELECT max(seq) FROM activity WHERE owner_id = person.id), ' ',
              told.ids) AS mark
       FROM unnest($1::uuid[]) AS person (id)
      CROSS JOIN LATERAL (
        SELECT max(at) AS changed_at, string_agg(id::text, ' ') AS ids
          FROM (SELECT id, at FROM audit_event
                 WHERE person_id = person.id AND action <> ALL ($2::text[])
                 ORDER BY at DESC LIMIT ${linesRead}) AS latest
      ) AS line
      CROSS JOIN LATERAL (
        SELECT max(created_at) AS changed_at, string_agg(id::text, ' ') AS ids
          FROM (SELECT id, created_at FROM notice
                 WHERE user_id = person.id ORDER BY id DESC LIMIT ${linesRead}) AS latest
      ) AS told`,
    [ids, changesNothing],
  );
  return new Map(rows.map(({ id, ...mark }) => [id, mark]));
}
