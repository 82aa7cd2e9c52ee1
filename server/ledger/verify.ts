import type { Database, Tx } from '../db/database.ts';
import { checks } from './verify-checks.ts';

export interface Finding {
  promise: string;
  /** How many places break it. */
  count: number;
  /** The first of them, named for a person. */
  places: string[];
}

export interface Verdict {
  accounts: bigint;
  journals: bigint;
  entries: bigint;
  checks: number;
  /** Empty when the books are right. */
  findings: Finding[];
}

const namedPlaces = 20;

/**
 * Proves the books as of one moment, while others go on posting. Reads every entry: seconds for a million.
 * @param stopping ends it, by throwing, before its next check
 */
export async function verifyBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await db.tx(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await tx.query('SET LOCAL statement_timeout = 0');
    return await verifyWithin(tx, stopping);
  });
}

/** The same for the books as a transaction sees them. */
export async function verifyWithin(tx: Tx, stopping?: AbortSignal): Promise<Verdict> {
  const findings: Finding[] = [];
  for (const { promise, sql } of checks) {
    stopping?.throwIfAborted();
    const { rows } = await tx.query<{ place: string; count: bigint }>(
      `SELECT place, count(*) OVER () AS count FROM (${sql}) AS broken ORDER BY place LIMIT ${namedPlaces}`,
    );
    if (rows[0]) findings.push({ promise, count: Number(rows[0].count), places: rows.map(({ place }) => place) });
  }
  const { rows } = await tx.query<Pick<Verdict, 'accounts' | 'journals' | 'entries'>>(
    'SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM journal) AS journals, (SELECT count(*) FROM entry) AS entries',
  );
  return { ...(rows[0] as Pick<Verdict, 'accounts' | 'journals' | 'entries'>), checks: checks.length, findings };
}
