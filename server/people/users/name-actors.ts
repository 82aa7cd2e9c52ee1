import type { ActorView } from '../../../contract/values/actors.ts';
import type { Queryable } from '../../db/database.ts';

const person = /^(admin|customer):([0-9a-f-]{36})$/;

/** Turns actors of journals and of the audit trail into names, all of them with one question. */
export async function nameActors(
  db: Queryable,
  actors: readonly string[],
): Promise<(actor: string) => ActorView> {
  const ids = [...new Set(actors.flatMap((actor) => person.exec(actor)?.[2] ?? []))];
  const { rows } = await db.query<{ id: string; username: string; fullName: string }>(
    'SELECT id, username, full_name AS "fullName" FROM users WHERE id = ANY ($1::uuid[])',
    [ids],
    { name: 'name-actors' },
  );
  const names = new Map(
    rows.map(({ id, username, fullName }) => [
      id,
      { name: username, ...(fullName !== '' && { fullName }) },
    ]),
  );
  return (actor) => {
    const [, role, userId] = person.exec(actor) ?? [];
    if (userId !== undefined)
      return {
        kind: role === 'admin' ? 'staff' : 'customer',
        ...(names.get(userId) ?? { name: userId }),
        userId,
      };
    return actor.startsWith('system:')
      ? { kind: 'job', name: actor.slice('system:'.length) }
      : { kind: 'nobody', name: actor };
  };
}

/**
 * SQL for the person behind an actor of the staff, null for any other. By it people are found by
 * their key; to compare texts would read everybody.
 */
export const staffIdOf = (actorColumn: string): string =>
  `CASE WHEN ${actorColumn} LIKE 'admin:%' THEN substr(${actorColumn}, 7)::uuid END`;
