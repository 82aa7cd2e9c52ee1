import type { Database, Queryable } from '../../db/database.ts';
import { waitedForLock } from '../../db/errors.ts';

/** What is kept in a table for each month, and when in it a month begins (set_months_apart.sql). */
const wholes = ['entry', 'audit_event'] as const;

/**
 * Sets this month and the next two apart before anything is written into them.
 * @returns how many tables were made.
 */
export async function setMonthsApart(db: Pick<Database, 'tx'>): Promise<number> {
  let made = 0;
  for (const whole of wholes) made += await setApart(db, whole);
  return made;
}

/** A backup reads for minutes, and there are two months to come again in. */
async function setApart(db: Pick<Database, 'tx'>, whole: string): Promise<number> {
  try {
    return await db.tx(async (tx) => {
      // A month that is late is read once, to see that nothing in it is later still.
      await tx.query(`SET LOCAL statement_timeout = '60s'`);
      const { rows } = await tx.query<{ made: number }>('SELECT set_months_apart($1) AS made', [
        whole,
      ]);
      return rows[0]?.made ?? 0;
    });
  } catch (error) {
    if (waitedForLock(error)) return 0;
    throw error;
  }
}

export interface MonthsReach {
  table: string;
  /** From here on all months share one table. */
  until: Temporal.Instant;
}

/** Up to when each month has a table of its own. */
export async function findMonthsReach(db: Queryable): Promise<MonthsReach[]> {
  const { rows } = await db.query<MonthsReach>(
    `SELECT name AS table, months_reach(name) AS until FROM unnest($1::text[]) AS name
      WHERE months_reach(name) IS NOT NULL`,
    [wholes],
  );
  return rows;
}
