import type { Queryable } from '../db/database.ts';

/** How many cases of a queue wait, and since when the oldest does, in business time. */
export interface Waiting {
  waiting: number;
  oldestSince: Temporal.Instant | null;
}

interface WaitingRows {
  /** The table, with its condition, as SQL of ours. */
  from: string;
  /** The column of when one began to wait. */
  since: string;
}

export async function countWaiting(db: Queryable, { from, since }: WaitingRows): Promise<Waiting> {
  const { rows } = await db.query<{ waiting: bigint; oldestSince: Temporal.Instant | null }>(
    `SELECT count(*) AS waiting, min(${since}) AS "oldestSince" FROM ${from}`,
  );
  return { waiting: Number(rows[0]?.waiting ?? 0n), oldestSince: rows[0]?.oldestSince ?? null };
}
