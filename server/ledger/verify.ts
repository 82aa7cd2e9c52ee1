import type { Database, Tx } from '../db/database.ts';
import { asOfOneMoment, findBroken, type Finding } from './find-broken.ts';
import { dayPromises, promises } from './promises-of-the-books.ts';
import {
  findProvenUntil,
  provenDaysUnchanged,
  readDaysToProve,
  type ProvenDay,
} from './proven-days.ts';
import { recentPromises } from './recent-promises.ts';

/** Every entry, or those since the last proven day with all that stands now. */
export type ProofScope = 'full' | 'recent';

export interface Verdict {
  scope: ProofScope;
  accounts: bigint;
  /** Those that were read. */
  journals: bigint;
  entries: bigint;
  checks: number;
  /** Empty when the books are right. */
  findings: Finding[];
  /** What is wrong about days and times only: closings, dates, clocks. */
  dayFindings: Finding[];
  /** Closed days that are right, and were not proven before. */
  provenDays: ProvenDay[];
}

type Counts = Pick<Verdict, 'accounts' | 'journals' | 'entries'>;

/**
 * Proves the books as of one moment, while others go on posting. Reads every entry: seconds for a
 * million.
 * @param stopping ends it, by throwing, before the next promise
 */
export async function verifyBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, stopping));
}

/**
 * The same for what was booked since the last proven day, and for the balances and closings that
 * stand now: a night's proof, however long the history. Everything where no day is proven yet.
 */
export async function verifyRecentBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyRecentWithin(tx, stopping));
}

/** The same for the books as a transaction sees them. */
export async function verifyRecentWithin(tx: Tx, stopping?: AbortSignal): Promise<Verdict> {
  const until = await findProvenUntil(tx);
  if (until === undefined) return await verifyWithin(tx, stopping);
  const { ofMoney, ofDays } = recentPromises(until);
  const findings = await findBroken(tx, ofMoney, stopping);
  const dayFindings = await findBroken(tx, ofDays, stopping);
  const { rows } = await tx.query<Counts>(
    `SELECT (SELECT count(*) FROM account) AS accounts, count(DISTINCT journal_id) AS journals,
      count(*) AS entries FROM entry WHERE booked_at >= $1`,
    [until.untilAt],
  );
  const isRight = findings.length + dayFindings.length === 0;
  return {
    scope: 'recent',
    ...(rows[0] as Counts),
    checks: ofMoney.length + ofDays.length,
    findings,
    dayFindings,
    provenDays: isRight ? await readDaysToProve(tx) : [],
  };
}

/** The books as a transaction sees them, every entry. */
export async function verifyWithin(tx: Tx, stopping?: AbortSignal): Promise<Verdict> {
  // A backup of a version that had no lock of periods, or proved no days, is proven without.
  const { rows: known } = await tx.query<{ locks: boolean; days: boolean }>(
    `SELECT to_regclass('period_lock') IS NOT NULL AS locks,
      to_regclass('proven_day') IS NOT NULL AS days`,
  );
  const ofMoney = known[0]?.days ? [...promises, provenDaysUnchanged] : promises;
  const ofDays = known[0]?.locks ? dayPromises : [];
  const findings = await findBroken(tx, ofMoney, stopping);
  const dayFindings = await findBroken(tx, ofDays, stopping);
  const { rows } = await tx.query<Counts>(
    `SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*)
      FROM journal) AS journals, (SELECT count(*) FROM entry) AS entries`,
  );
  const isRight = findings.length + dayFindings.length === 0;
  return {
    scope: 'full',
    ...(rows[0] as Counts),
    checks: ofMoney.length + ofDays.length,
    findings,
    dayFindings,
    provenDays: isRight && known[0]?.days ? await readDaysToProve(tx) : [],
  };
}
