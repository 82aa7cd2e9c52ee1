import type { Queryable } from '../../db/database.ts';

/** Rows that are over a number of hours after an instant of theirs; an index finds them by it. */
interface AgedRows {
  table: string;
  key: string;
  at: string;
  hours?: number;
}

/** @returns what forgets the oldest of them; those that others work with are left for later. */
export function forgetAged({ table, key, at, hours = 0 }: AgedRows) {
  return async (db: Queryable, now: Temporal.Instant, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${at} <= $1
        ORDER BY ${at} LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [now.subtract({ hours }), limit],
    );
    return rowCount;
  };
}
