import type { Queryable } from '../../db/database.ts';
import { listOf } from './tokens-store.ts';

/**
 * The newest rows, no more than `most`, that have a token in one range of each condition: read in
 * the index alone, however many rows each condition leaves by itself.
 */
export async function findInAll(
  db: Queryable,
  {
    ownerId,
    conditions,
    most,
  }: {
    ownerId: string;
    conditions: readonly (readonly { low: string; high: string }[])[];
    most: number;
  },
): Promise<bigint[]> {
  const ranges = conditions.flat();
  let place = 2;
  const rowsOf = (condition: (typeof conditions)[number]) =>
    condition
      .map(() => {
        const [low, high] = [(place += 1), (place += 1)];
        return `SELECT seq FROM search_token WHERE list = $1 AND token >= $${low} AND token < $${high}`;
      })
      .join(' UNION ');
  const inAll = conditions.map((condition) => `(${rowsOf(condition)})`).join(' INTERSECT ');
  const { rows } = await db.query<{ seq: bigint }>(
    `SELECT seq FROM (${inAll}) AS held ORDER BY seq DESC LIMIT $2`,
    [await listOf(db, ownerId), most, ...ranges.flatMap(({ low, high }) => [low, high])],
  );
  return rows.map(({ seq }) => seq);
}
