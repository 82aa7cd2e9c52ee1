import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';

/**
 * A member of the staff, who brought them in within a day, who brought in those, and so on: the
 * function staff_line_of of the database says how.
 */
export async function findLineOf(db: Queryable, staffId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM staff_line_of($1) ORDER BY id', [
    staffId,
  ]);
  return rows.map(({ id }) => id);
}

/**
 * The time from which on two members of the staff are two people; undefined: they are now. From
 * then on no one is behind both, as a colleague is who invited one of them a moment ago.
 */
export async function findTwoPeopleFrom(
  db: Queryable,
  one: string,
  other: string,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await db.query<{ from: Temporal.Instant | null }>(
    'SELECT two_people_from($1, $2) AS "from"',
    [one, other],
  );
  return rows[0]?.from ?? undefined;
}

/** @returns true where two members of the staff are two people now. */
export const areTwoPeople = async (db: Queryable, one: string, other: string): Promise<boolean> =>
  one !== other && (await findTwoPeopleFrom(db, one, other)) === undefined;

/** The refusal of a person who began it themselves, by what it is. */
type Own =
  | 'OWN_PROPOSAL'
  | 'OWN_POLICY_PROPOSAL'
  | 'OWN_REOPENING'
  | 'OWN_STAFF_PROPOSAL'
  | 'CHECK_READ_BY_YOU';

/**
 * The person who agrees to what a colleague began is asked here whether they are a second person; the
 * posting function asks again, in `judge_givers`.
 * @throws {Refusal} `own`, NOT_YET_TWO
 */
export async function requireSecondPerson(
  db: Queryable,
  { session }: SignedInContext,
  { firstPerson, own }: { firstPerson: string; own: Own },
): Promise<void> {
  if (firstPerson === session.userId) refuse(own);
  const at = await findTwoPeopleFrom(db, firstPerson, session.userId);
  if (at) refuse('NOT_YET_TWO', { params: { at: textFromInstant(at) } });
}
