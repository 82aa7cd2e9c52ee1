import type { Queryable } from '../../db/database.ts';

/**
 * Looking at this many customers takes some milliseconds; a larger bank is walked through in
 * several beats.
 */
const customersAtOnce = 20_000;

/** Before whichever customer comes first. */
export const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * The last customer of the beat that begins after another one; undefined when there is none left.
 */
export async function endOfBatch(db: Queryable, after: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM (SELECT id FROM owner WHERE id > $1 ORDER BY id LIMIT $2) AS next
      ORDER BY id DESC LIMIT 1`,
    [after, customersAtOnce],
    { name: 'end-of-batch' },
  );
  return rows[0]?.id;
}
