import type { Role } from '../../../contract/people/users.ts';
import type { Queryable } from '../../db/database.ts';

/** A person as the staff's lists show them. */
export interface ListedPerson {
  id: string;
  username: string;
  email: string;
  fullName: string;
  phone: string;
  role: Role;
  suspended: boolean;
  createdAt: Temporal.Instant;
}

/** The same with what is asked of each person of a page. */
export interface FoundPerson extends ListedPerson {
  /** Of their open accounts; null where they have none. */
  balanceMinor: bigint | null;
  lastSeenAt: Temporal.Instant | null;
}

/** The terms that a person is found by; without patterns everybody is found. */
export interface PeopleFilter {
  /** LIKE patterns over the folded fields: one that fits is enough. */
  patterns: readonly string[];
  /** People who are found in addition to them, by something of theirs. */
  ids: readonly string[];
}

/** A page that starts at a person of the list: those who joined before, or after. */
export interface PeopleWindow {
  beside?: { id: string; direction: 'older' | 'newer' } | undefined;
  limit: number;
}

const columns = `u.id, u.username, u.email, u.full_name AS "fullName", u.phone, u.role,
  coalesce(o.suspended, false) AS suspended, u.created_at AS "createdAt"`;

/**
 * Three accounts, ten sessions and some ninety devices at most, each by the index of its person: a
 * page costs the same however many people the bank has.
 */
const columnsOfPage = `${columns},
  (SELECT sum(a.posted)::bigint FROM customer_account c JOIN account a ON a.id = c.account_id
    WHERE c.user_id = u.id AND c.closed_at IS NULL) AS "balanceMinor",
  greatest((SELECT max(s.last_seen_at) FROM session s WHERE s.user_id = u.id),
    (SELECT max(d.last_used_at) FROM known_device d WHERE d.user_id = u.id)) AS "lastSeenAt"`;

/** A condition and its values, numbered after those before it. */
function conditionOf(
  { patterns, ids }: PeopleFilter,
  before: number,
): { text: string; values: unknown[] } {
  if (patterns.length === 0) return { text: 'true', values: [] };
  const parts = patterns.map((_, index) => `s.found_by LIKE $${before + 1 + index}`);
  if (ids.length > 0) parts.push(`s.user_id = ANY ($${before + 1 + patterns.length}::uuid[])`);
  return {
    text: `(${parts.join(' OR ')})`,
    values: ids.length > 0 ? [...patterns, ids] : [...patterns],
  };
}

/**
 * One page, newest first. A place in the list is a person's own: pages do not move when others join
 * or leave.
 */
export async function findPeople(
  db: Queryable,
  filter: PeopleFilter,
  { beside, limit }: PeopleWindow,
): Promise<FoundPerson[]> {
  const [order, comparison] = beside?.direction === 'newer' ? ['ASC', '>'] : ['DESC', '<'];
  const place = beside
    ? `(s.created_at, s.user_id) ${comparison} ((SELECT created_at FROM users
      WHERE id = $2), $2::uuid)`
    : 'true';
  const given = beside ? [limit, beside.id] : [limit];
  const { text, values } = conditionOf(filter, given.length);
  const { rows } = await db.query<FoundPerson>(
    `SELECT ${columnsOfPage} FROM (SELECT s.user_id, s.created_at FROM person_search s WHERE ${place}
      AND ${text}
        ORDER BY s.created_at ${order}, s.user_id ${order} LIMIT $1) AS page
      JOIN users u ON u.id = page.user_id LEFT JOIN owner o ON o.id = u.id
        ORDER BY page.created_at DESC, page.user_id DESC`,
    [...given, ...values],
  );
  return rows;
}

/** Counts the people who match, up to `most`. */
export async function countPeople(
  db: Queryable,
  filter: PeopleFilter,
  most: number,
): Promise<number> {
  const { text, values } = conditionOf(filter, 1);
  const { rows } = await db.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM (SELECT FROM person_search s WHERE ${text} LIMIT $1) AS matches`,
    [most, ...values],
  );
  return Number(rows[0]?.count ?? 0n);
}

/** Everybody who is not deleted: a figure that is kept, not counted. */
export async function readPersonCount(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ living: bigint }>('SELECT living FROM person_count');
  return Number(rows[0]?.living ?? 0n);
}

export async function foldText(db: Queryable, text: string): Promise<string> {
  const { rows } = await db.query<{ folded: string }>('SELECT search_fold($1) AS folded', [text]);
  return rows[0]?.folded ?? text;
}

/** The people a member of staff has looked at, the last first, among their latest looks. */
export async function findRecentPeople(
  db: Queryable,
  actor: string,
  { looks, limit }: { looks: number; limit: number },
): Promise<ListedPerson[]> {
  const { rows } = await db.query<ListedPerson>(
    `SELECT ${columns} FROM (
        SELECT person_id, max(at) AS seen_at FROM (
          SELECT person_id, at FROM audit_event WHERE actor = $1 AND action = 'user.viewed'
            ORDER BY at DESC LIMIT $2) AS looks
        GROUP BY person_id) AS seen
      JOIN users u ON u.id = seen.person_id LEFT JOIN owner o ON o.id = u.id
        WHERE u.deleted_at IS NULL ORDER BY seen.seen_at DESC LIMIT $3`,
    [actor, looks, limit],
  );
  return rows;
}
