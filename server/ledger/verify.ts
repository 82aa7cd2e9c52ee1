import type { Database, Tx } from '../db/database.ts';
import { asOfOneMoment, findBroken, type Finding } from './find-broken.ts';
import { dayPromises, promises } from './promises-of-the-books.ts';

export interface Verdict {
  accounts: bigint;
  journals: bigint;
  entries: bigint;
  checks: number;
  /** Empty when the books are right. */
  findings: Finding[];
  /** What is wrong about days and times only: closings, dates, clocks. */
  dayFindings: Finding[];
}

/**
 * Proves the books as of one moment, while others go on posting. Reads every entry: seconds for a
 * million.
 * @param stopping ends it, by throwing, before the next promise
 */
export async function verifyBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, stopping));
}

/** The same for the books as a transaction sees them. */
export async function verifyWithin(tx: Tx, stopping?: AbortSignal): Promise<Verdict> {
  const findings = await findBroken(tx, promises, stopping);
  // A backup of a version that had no lock of periods is proven without.
  const { rows: known } = await tx.query(`SELECT WHERE to_regclass('period_lock') IS NOT NULL`);
  const ofDays = known.length > 0 ? dayPromises : [];
  const dayFindings = await findBroken(tx, ofDays, stopping);
  const { rows } = await tx.query<Pick<Verdict, 'accounts' | 'journals' | 'entries'>>(
    `SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*)
      FROM journal) AS journals, (SELECT count(*) FROM entry) AS entries`,
  );
  return {
    ...(rows[0] as Pick<Verdict, 'accounts' | 'journals' | 'entries'>),
    checks: promises.length + ofDays.length,
    findings,
    dayFindings,
  };
}
