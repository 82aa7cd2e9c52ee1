import type { Database, Tx } from '../db/database.ts';

export interface ProvenInvariant {
  /** The rule that holds when nothing is found. */
  promise: string;
  /**
   * Finds what breaks it: one row per place, `place` naming it for a person. Set-based: one pass
   * over each table it reads.
   */
  sql: string;
}

export interface Finding {
  promise: string;
  /** The number of places that break it. */
  count: number;
  /** The first of them, named for a person. */
  places: string[];
}

export const namedPlaces = 20;

/** Reads everything as it is at one moment, without a time limit, while others go on writing. */
export async function asOfOneMoment<T>(db: Database, read: (tx: Tx) => Promise<T>): Promise<T> {
  return await db.tx(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await tx.query('SET LOCAL statement_timeout = 0');
    // Locked before the snapshot is taken, so that a month is detached before it or after it: else
    // its entries would be gone, and what they carry on not yet there.
    await tx.query('LOCK TABLE entry IN ACCESS SHARE MODE');
    return await read(tx);
  });
}

/** @param stopping ends it, by throwing, before the next promise */
export async function findBroken(
  tx: Tx,
  promises: readonly ProvenInvariant[],
  stopping?: AbortSignal,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { promise, sql } of promises) {
    stopping?.throwIfAborted();
    // Materialized, because a plan for the first places out of many would take for ever where there
    // is none.
    const { rows } = await tx.query<{ place: string; count: bigint }>(
      `WITH broken AS MATERIALIZED (${sql}) SELECT place, count(*) OVER () AS count FROM broken
        ORDER BY place LIMIT ${namedPlaces}`,
    );
    if (rows[0])
      findings.push({
        promise,
        count: Number(rows[0].count),
        places: rows.map(({ place }) => place),
      });
  }
  return findings;
}
