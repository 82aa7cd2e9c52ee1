import type { Queryable } from '../db/database.ts';

/** The number of cases of a queue that wait, and the business time since which the oldest does. */
export interface Waiting {
  waiting: number;
  oldestSince: Temporal.Instant | null;
  /**
   * Another number once another case waits, also where as many wait as before: each counts by the
   * microsecond it began.
   */
  sum: string;
}

interface WaitingRows {
  /** The table, with its condition, as SQL of ours. */
  from: string;
  /** The column of when one began to wait. */
  since: string;
}

export async function countWaiting(db: Queryable, { from, since }: WaitingRows): Promise<Waiting> {
  const { rows } = await db.query<{
    waiting: bigint;
    oldestSince: Temporal.Instant | null;
    sum: string;
  }>(
    `SELECT count(*) AS waiting, min(${since}) AS "oldestSince",
            coalesce(sum(hashint8((extract(epoch FROM ${since}) * 1000000)::bigint)),
              0)::text AS sum FROM ${from}`,
  );
  return {
    waiting: Number(rows[0]?.waiting ?? 0n),
    oldestSince: rows[0]?.oldestSince ?? null,
    sum: rows[0]?.sum ?? '0',
  };
}
