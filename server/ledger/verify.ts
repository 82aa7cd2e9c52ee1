import type { Database, Tx } from '../db/database.ts';
import { asOfOneMoment, findBroken, type Finding } from './find-broken.ts';
import {
  carriedAddsUp,
  carriedIsLast,
  detachedMonthsAreThere,
} from './months/detached-invariants.ts';
import {
  attachedEntries,
  dayInvariantsOf,
  entriesOfBefore,
  everyEntry,
  invariantsOf,
} from './ledger-invariants.ts';
import {
  findProvenUntil,
  provenDaysUnchanged,
  readDaysToProve,
  type ProvenDay,
} from './proven-days.ts';
import { invariantsSinceProof } from './invariants-since-proof.ts';

/** Every entry, or those since the last proven day with the present balances and closings. */
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
  /** Findings about days and times only: closings, dates, clocks. */
  dayFindings: Finding[];
  /** Closed days that are right, and were not proven before. */
  provenDays: ProvenDay[];
}

type Counts = Pick<Verdict, 'accounts' | 'journals' | 'entries'>;

/**
 * Proves the books as of one moment, while others go on posting. Reads every entry but those of
 * detached months: seconds for a million.
 * @param stopping ends it, by throwing, before the next promise
 */
export async function verifyBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, stopping));
}

/** The same with the entries of detached months, as if none were. */
export async function verifyBooksOfEveryMonth(db: Database): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, undefined, true));
}

/**
 * The same for what was booked since the last proven day, and for the balances and closings of the
 * present: a night's proof, however long the history. Everything where no day is proven yet.
 */
export async function verifyRecentBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyRecentWithin(tx, stopping));
}

/** The same for the books as a transaction sees them. */
export async function verifyRecentWithin(tx: Tx, stopping?: AbortSignal): Promise<Verdict> {
  const until = await findProvenUntil(tx);
  if (until === undefined) return await verifyWithin(tx, stopping);
  const { ofMoney, ofDays } = invariantsSinceProof(until);
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

/**
 * The books as a transaction sees them, every entry but those of detached months.
 * @param withDetached those too
 */
export async function verifyWithin(
  tx: Tx,
  stopping?: AbortSignal,
  withDetached = false,
): Promise<Verdict> {
  // A backup of a version that had no lock of periods, proved no days or detached no months, is
  // proven without.
  const { rows: known } = await tx.query<{ locks: boolean; days: boolean; months: boolean }>(
    `SELECT to_regclass('period_lock') IS NOT NULL AS locks,
      to_regclass('proven_day') IS NOT NULL AS days,
      to_regclass('detached_month') IS NOT NULL AS months`,
  );
  const { locks = false, days = false, months = false } = known[0] ?? {};
  const whole = months ? everyEntry : entriesOfBefore;
  const reach = withDetached || !months ? whole : attachedEntries;
  const ofMoney = [
    ...invariantsOf(reach),
    ...(days ? [provenDaysUnchanged(reach)] : []),
    ...(months ? [detachedMonthsAreThere, carriedAddsUp] : []),
    ...(months && withDetached ? [carriedIsLast('detached_entry', `'-infinity'`)] : []),
  ];
  const ofDays = locks ? dayInvariantsOf(reach) : [];
  const findings = await findBroken(tx, ofMoney, stopping);
  const dayFindings = await findBroken(tx, ofDays, stopping);
  const { rows } = await tx.query<Counts>(
    `SELECT (SELECT count(*) FROM account) AS accounts, (SELECT count(*)
      FROM journal) AS journals, (SELECT count(*) FROM entry) AS entries`,
  );
  const detached = months && withDetached ? await countDetached(tx) : 0n;
  const counts = rows[0] as Counts;
  const isRight = findings.length + dayFindings.length === 0;
  return {
    scope: 'full',
    ...counts,
    entries: counts.entries + detached,
    checks: ofMoney.length + ofDays.length,
    findings,
    dayFindings,
    provenDays: isRight && days ? await readDaysToProve(tx) : [],
  };
}

async function countDetached(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM detached_entry',
  );
  return rows[0]?.count ?? 0n;
}
