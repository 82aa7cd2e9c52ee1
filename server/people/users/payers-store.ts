import type { Payer } from '../../../contract/staff/staff-payments.ts';
import type { Queryable } from '../../db/database.ts';
import { invariant } from '../../base/invariant.ts';

/** Finds payers by their ids: also those whose accounts are closed. */
export async function findPayers(
  db: Queryable,
  ids: readonly string[],
): Promise<(id: string | null) => Payer> {
  const { rows } = await db.query<{
    id: string;
    username: string;
    fullName: string;
    suspended: boolean;
    closed: boolean;
  }>(
    `SELECT u.id, u.username, u.full_name AS "fullName", coalesce(o.suspended, false) AS suspended,
      u.deleted_at IS NOT NULL AS closed
       FROM users u LEFT JOIN owner o ON o.id = u.id WHERE u.id = ANY ($1::uuid[])`,
    [[...new Set(ids)]],
    { name: 'find-payers' },
  );
  const byId = new Map(
    rows.map(({ id, username, fullName, suspended, closed }) => [
      id,
      { _id: id, username, fullName, suspended: suspended && !closed, closed },
    ]),
  );
  return (id) => {
    const payer = id === null ? undefined : byId.get(id);
    invariant(payer, `payer ${id} is a user`);
    return payer;
  };
}
