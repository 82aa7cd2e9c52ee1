import { statfs } from 'node:fs/promises';
import { daysBetween } from '../../../contract/values/calendar-day.ts';
import { bankingDayOf } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import { nearestFolder } from '../../base/nearest-folder.ts';
import { readLastBackup, type LastBackup } from '../../db/backup/last-backup.ts';
import type { Queryable } from '../../db/database.ts';
import { readWaitingTasks, type WaitingTasks } from '../jobs/task-queue.ts';
import { findPartitionedUntil, type PartitionedUntil } from '../partitions/partitioned-until.ts';
import { findLastProofs } from './last-proofs.ts';
import { findRatesFetched, type RatesFetched } from './rates-fetched.ts';

export type DegradedReason =
  | 'PROOF_OLD'
  | 'PROOF_WRONG'
  | 'QUEUE_WAITS'
  | 'CLOCK_OFF'
  | 'DISK_LOW'
  | 'BACKUP_FAILS'
  | 'RATES_FAIL'
  | 'PARTITIONS_MISSING'
  | 'PARTITIONS_AHEAD';

/** Something that stops no money today, and that an operator should mend before it does. */
export interface ConditionProblem {
  reason: DegradedReason;
  found: string;
  mend: string;
}

interface Circumstances {
  db: Queryable;
  now: Temporal.Instant;
  /** Milliseconds that the clock of this process is ahead of the database's. */
  aheadMs: number;
  config: Pick<Config, 'dataDir' | 'backups' | 'backupNotesDir' | 'ratesUrl'>;
}

/** A night without a proof is made up within ten minutes; a day and a half means that none comes. */
const oldestProofHours = 36;
/** One of everything is due each week. */
const oldestFullProofHours = 8 * 24;
const longestDueSeconds = 900;
const mostRetried = 20;
const mostAheadMs = 5_000;
/** Over Easter, the longest pause of the European Central Bank, rates get so old. */
const oldestRatesDays = 5;
/** In an hour; what is over by itself sooner is no problem. */
const mostFetchFailures = 4;
const leastFreeBytes = 512 * 1024 * 1024;
/** The job makes partitions two months ahead, each hour. */
const leastDaysAhead = 14;
const mostDaysAhead = 4 * 31;

/** Finds the problems of a bank that takes money, as its database and its machine show it. */
export async function findProblems(circumstances: Circumstances): Promise<ConditionProblem[]> {
  const { db, now, aheadMs, config } = circumstances;
  const { dataDir, backups, backupNotesDir, ratesUrl } = config;
  const proofs = await findLastProofs(db);
  const tasks = await readWaitingTasks(db, now);
  const { bavail, bsize } = await statfs(nearestFolder(dataDir));
  return [
    ...oldProofs(proofs, now),
    ...wrongProofs(proofs),
    ...tasks.flatMap(waitingTasks),
    ...wrongClock(aheadMs),
    ...lowDisk(bavail * bsize, dataDir),
    ...(await findPartitionedUntil(db)).flatMap((until) => wrongPartitions(until, now)),
    ...(ratesUrl === undefined ? [] : failedRates(await findRatesFetched(db), now)),
    ...(backups ? failedBackups(await readLastBackup(backupNotesDir), backups.hours, now) : []),
  ];
}

type Proofs = Awaited<ReturnType<typeof findLastProofs>>;

function oldProofs(
  { firstAskedAt, books, trail, inFull, trailInFull }: Proofs,
  now: Temporal.Instant,
): ConditionProblem[] {
  const isOlder = (at: Temporal.Instant | null, hours: number) => {
    const since = at ?? firstAskedAt;
    return since !== null && now.since(since).total('hours') > hours;
  };
  const old = [
    isOlder(books, oldestProofHours) ? 'books' : '',
    isOlder(trail, oldestProofHours) ? 'trail' : '',
  ].filter(Boolean);
  const found = [
    old.length > 0 ? `No proof of a day and a half could read the ${old.join(' and the ')}.` : '',
    isOlder(inFull, oldestFullProofHours)
      ? 'No proof of eight days could read every entry of the books.'
      : '',
    isOlder(trailInFull, oldestFullProofHours)
      ? 'No proof of eight days could read every event of the trail.'
      : '',
  ].filter(Boolean);
  return found.map((each) => ({
    reason: 'PROOF_OLD' as const,
    found: each,
    mend: 'The page /admin/books/proof says why; mend that, and ask for a proof there.',
  }));
}

function wrongProofs({ trailWrong, daysWrong, controlsDiffer }: Proofs): ConditionProblem[] {
  if (!trailWrong && !daysWrong && !controlsDiffer) return [];
  const wrong = [
    trailWrong ? 'the audit trail changed, or no longer chained' : '',
    daysWrong ? 'a closing, a date or a time wrong' : '',
    controlsDiffer ? 'a control account that differs from its table' : '',
  ].filter(Boolean);
  return [
    {
      reason: 'PROOF_WRONG',
      found: `The last proof found ${wrong.join(', and ')}.`,
      mend: 'The page /admin/books/proof names the places; see “Prove the books” in the manual.',
    },
  ];
}

function waitingTasks({
  kind,
  waiting,
  retried,
  oldestDueSeconds,
}: WaitingTasks): ConditionProblem[] {
  if (oldestDueSeconds <= longestDueSeconds && retried <= mostRetried) return [];
  return [
    {
      reason: 'QUEUE_WAITS',
      found:
        `The queue “${kind}” has ${waiting} waiting, ${retried} of them tried before; the ` +
        `longest has been due for ${Math.round(oldestDueSeconds / 60)} minutes.`,
      mend: 'See whether a server runs, SMTP_URL, and last_error in the table job.',
    },
  ];
}

function wrongClock(aheadMs: number): ConditionProblem[] {
  if (Math.abs(aheadMs) <= mostAheadMs) return [];
  return [
    {
      reason: 'CLOCK_OFF',
      found:
        `The clock here is ${Math.round(Math.abs(aheadMs) / 1000)} s ` +
        `${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`,
      mend: 'Correct the time service of both machines; from 30 s ahead no money is taken.',
    },
  ];
}

function lowDisk(freeBytes: number, dataDir: string): ConditionProblem[] {
  if (freeBytes >= leastFreeBytes) return [];
  return [
    {
      reason: 'DISK_LOW',
      found: `The disk of ${dataDir} has ${Math.floor(freeBytes / 1024 / 1024)} MB left.`,
      mend: 'Make room: on a full disk nothing can be booked, and no mail is kept.',
    },
  ];
}

/** Before its first backup a bank is in order: it is made a minute after the start. */
function failedBackups(
  { made, failure }: LastBackup,
  hours: number,
  now: Temporal.Instant,
): ConditionProblem[] {
  const isOld = made && now.since(Temporal.Instant.from(made.createdAt)).total('hours') > 2 * hours;
  if (failure === undefined && !isOld) return [];
  return [
    {
      reason: 'BACKUP_FAILS',
      found:
        `The last backup that could be restored is ${made ? `of ${made.createdAt}` : 'none'}` +
        (failure === undefined ? '.' : `; the last try failed: ${failure}`),
      mend: 'See BANK_BACKUP_DIR, its disk and its owner; it is tried again every ten minutes.',
    },
  ];
}

function failedRates(
  { newestDay, error, failures }: RatesFetched,
  now: Temporal.Instant,
): ConditionProblem[] {
  const ageDays = newestDay === null ? null : daysBetween(newestDay, bankingDayOf(now));
  const isOld = ageDays === null || ageDays > oldestRatesDays;
  if (!isOld && (error === null || failures < mostFetchFailures)) return [];
  return [
    {
      reason: 'RATES_FAIL',
      found:
        `The newest exchange rates are ${newestDay === null ? 'none' : `of ${newestDay}`}` +
        (error === null ? ', and newer ones do not come.' : `; the last try to fetch: ${error}`),
      mend: 'See BANK_RATES_URL and the way to it; staff can import the file at /admin/rates.',
    },
  ];
}

function wrongPartitions(
  { table, until, movedSeconds }: PartitionedUntil,
  now: Temporal.Instant,
): ConditionProblem[] {
  const hoursAhead = until.since(now).total('hours');
  if (hoursAhead <= leastDaysAhead * 24)
    return [
      {
        reason: 'PARTITIONS_MISSING',
        found: `The table ${table} has no partitions of the months from ${until.toString()} on.`,
        mend:
          'Nothing is refused, but months share a partition. See the job month-partitions: what ' +
          'it waits for is a session that reads for hours.',
      },
    ];
  if (hoursAhead - Number(movedSeconds) / 3600 > mostDaysAhead * 24)
    return [
      {
        reason: 'PARTITIONS_AHEAD',
        found: `The last partition of ${table} begins at ${until.toString()}, after a row so late.`,
        mend:
          'Nothing is refused, but all months until then share a partition. A server wrote that ' +
          'row with its clock ahead: correct its time service before it writes more.',
      },
    ];
  return [];
}
