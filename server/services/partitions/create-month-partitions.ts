import type { Database } from '../../db/database.ts';
import { waitedForLock } from '../../db/errors.ts';
import { partitionedTables } from './partitioned-until.ts';

/**
 * Makes the partitions of this month and the next two, before anything is written into them.
 * @returns how many were made.
 */
export async function createMonthPartitions(db: Pick<Database, 'tx'>): Promise<number> {
  let made = 0;
  for (const table of partitionedTables) made += await createPartitionsOf(db, table);
  return made;
}

/** A backup reads for minutes, and there are two months to come again in. */
async function createPartitionsOf(db: Pick<Database, 'tx'>, table: string): Promise<number> {
  try {
    return await db.tx(async (tx) => {
      // A partition that ends late is read once, to see that nothing in it is later still.
      await tx.query(`SET LOCAL statement_timeout = '60s'`);
      const { rows } = await tx.query<{ made: number }>(
        'SELECT create_month_partitions($1) AS made',
        [table],
      );
      return rows[0]?.made ?? 0;
    });
  } catch (error) {
    if (waitedForLock(error)) return 0;
    throw error;
  }
}
