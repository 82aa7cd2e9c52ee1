import { api } from '../../../contract/api.ts';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import type { Route } from '../../../contract/route.ts';
import type { Queryable } from '../../db/database.ts';

/** What a person has was the same at two moments when their marks are. */
export interface PersonMark {
  mark: string;
  /** The latest change that the trail knows of. */
  changedAt: Temporal.Instant | null;
}

/**
 * Lines of the trail that change nothing of the person: that staff looked at them, which is for
 * the bank to know, and that somebody signed in or out.
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
];

/**
 * A transaction that began earlier may commit later, and its line then stands behind the latest
 * one. A mark of several lines changes with it too.
 */
const linesRead = 8;

/**
 * Reads the marks of people: the latest lines of the trail that concern them, and how many orders
 * stand in their list. Two look-ups in an index for each.
 */
export async function readPersonMarks(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, PersonMark>> {
  const { rows } = await db.query<{ id: string } & PersonMark>(
    `SELECT person.id, line.changed_at AS "changedAt",
            concat(line.ids, ' ', (SELECT max(seq) FROM activity WHERE owner_id = person.id))
              AS mark
       FROM unnest($1::uuid[]) AS person (id)
      CROSS JOIN LATERAL (
        SELECT max(at) AS changed_at, string_agg(id::text, ' ') AS ids
          FROM (SELECT id, at FROM audit_event
                 WHERE person_id = person.id AND action <> ALL ($2::text[])
                 ORDER BY at DESC LIMIT ${linesRead}) AS latest
      ) AS line`,
    [ids, changesNothing],
  );
  return new Map(rows.map(({ id, ...mark }) => [id, mark]));
}
