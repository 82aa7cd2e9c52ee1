import type { Database, Tx } from '../db/database.ts';
import { closedPeriodsHold } from './closed-periods.ts';
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
  entriesSince,
  everyEntry,
  invariantsOf,
  receivablesAreOwed,
} from './ledger-invariants.ts';
import {
  findProvenUntil,
  provenDaysUnchanged,
  readDaysToProve,
  type ProvenDay,
} from './proven-days.ts';
import { invariantsSinceProof } from './invariants-since-proof.ts';
import {
  compareSeals,
  type ComparedSeals,
  type MonthSeal,
  readSealsToMake,
  sealsAreTold,
} from './months/sealed-months.ts';

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
  /** Months that are right and were not sealed yet, or not since they were reopened. */
  seals: MonthSeal[];
}

interface Proving {
  /** Ends it, by throwing, before the next promise. */
  stopping?: AbortSignal | undefined;
  /** Reads the entries of detached months, too. */
  withDetached?: boolean;
  /** Takes a month that is as it was sealed for right, and does not prove its promises again. */
  trustsSeals?: boolean;
}

type Counts = Pick<Verdict, 'accounts' | 'journals' | 'entries'>;

/**
 * Proves the books as of one moment, while others go on posting. Reads every entry but those of
 * detached months: seconds for a million.
 * @param stopping ends it, by throwing, before the next promise
 */
export async function verifyBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, { stopping }));
}

/**
 * The same, where a sealed month is read once and compared with its seal. From the first that is
 * not as it was sealed on, every promise is proven.
 */
export async function verifySealedBooks(db: Database, stopping?: AbortSignal): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, { stopping, trustsSeals: true }));
}

/** The same with the entries of detached months, as if none were. */
export async function verifyBooksOfEveryMonth(db: Database): Promise<Verdict> {
  return await asOfOneMoment(db, (tx) => verifyWithin(tx, { withDetached: true }));
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
  if (until === undefined) return await verifyWithin(tx, { stopping });
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
    seals: [],
  };
}

/** The books as a transaction sees them, every entry but those of detached months. */
export async function verifyWithin(tx: Tx, proving: Proving = {}): Promise<Verdict> {
  const { stopping, withDetached = false, trustsSeals = false } = proving;
  const { locks, days, months, debts, seals, periods } = await findKnown(tx);
  const whole = months ? everyEntry : entriesOfBefore;
  const all = withDetached || !months ? whole : attachedEntries;
  const told = seals ? await findBroken(tx, sealsAreTold, stopping) : [];
  const sealed = seals
    ? await compareSeals(tx, withDetached ? 'every_entry' : 'entry', stopping)
    : nothingSealed;
  // Of seals that the trail knows otherwise none is trusted.
  const held = told.length === 0 ? sealed.held : [];
  const end = trustsSeals ? held.at(-1)?.until : undefined;
  const reach = end ? entriesSince(end) : all;
  const ofMoney = [
    ...invariantsOf(reach),
    ...(debts ? [receivablesAreOwed] : []),
    ...(days ? [provenDaysUnchanged(reach)] : []),
    ...(months ? [detachedMonthsAreThere, carriedAddsUp] : []),
    ...(months && withDetached ? [carriedIsLast('detached_entry', `'-infinity'`)] : []),
  ];
  const ofDays = [...(locks ? dayInvariantsOf(reach) : []), ...(periods ? closedPeriodsHold : [])];
  const findings = [...told, ...sealed.findings, ...(await findBroken(tx, ofMoney, stopping))];
  const dayFindings = [...sealed.dayFindings, ...(await findBroken(tx, ofDays, stopping))];
  const { rows } = await tx.query<Counts>(
    `SELECT (SELECT count(*) FROM account) AS accounts,
      (SELECT count(*) FROM journal
        WHERE booked_at >= coalesce($1, '-infinity'::timestamptz)) AS journals,
      (SELECT count(*) FROM entry
        WHERE booked_at >= coalesce($1, '-infinity'::timestamptz)) AS entries`,
    [end ?? null],
  );
  const counts = rows[0] as Counts;
  const detached = months && withDetached ? await countDetached(tx) : 0n;
  const compared = end ? held : [];
  const isRight = findings.length + dayFindings.length === 0;
  return {
    scope: 'full',
    accounts: counts.accounts,
    journals: compared.reduce((sum, { journals }) => sum + journals, counts.journals),
    entries: compared.reduce((sum, { entries }) => sum + entries, counts.entries + detached),
    checks: ofMoney.length + ofDays.length + (seals ? sealsAreTold.length + 2 : 0),
    findings,
    dayFindings,
    provenDays: isRight && days ? await readDaysToProve(tx) : [],
    seals: isRight && seals && !withDetached ? await readSealsToMake(tx, held, stopping) : [],
  };
}

async function countDetached(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ count: bigint }>(
    'SELECT count(*) AS count FROM detached_entry',
  );
  return rows[0]?.count ?? 0n;
}

const nothingSealed: ComparedSeals = { findings: [], dayFindings: [], held: [] };

type Known = Record<'locks' | 'days' | 'months' | 'debts' | 'seals' | 'periods', boolean>;

/**
 * A backup of a version that had no lock of periods, proved no days, detached no months, kept no
 * debts, sealed no months or closed none, is proven without.
 */
async function findKnown(tx: Tx): Promise<Known> {
  const { rows } = await tx.query<Known>(
    `SELECT to_regclass('period_lock') IS NOT NULL AS locks,
      to_regclass('proven_day') IS NOT NULL AS days,
      to_regclass('detached_month') IS NOT NULL AS months,
      to_regclass('receivable_open') IS NOT NULL AS debts,
      to_regclass('sealed_month') IS NOT NULL AS seals,
      to_regclass('closed_period_in_force') IS NOT NULL AS periods`,
  );
  return rows[0] as Known;
}
