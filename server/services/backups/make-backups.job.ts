import { mkdir, readdir, rm, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { Config } from '../../base/config.ts';
import type { Log } from '../../base/log.ts';
import { keepBackup } from '../../db/backup/keep-backup.ts';
import { noteBackup, readLastBackup } from '../../db/backup/last-backup.ts';
import { writeBackup } from '../../db/backup/write-backup.ts';
import type { Job } from '../jobs/worker.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { BackupError } from '../../db/backup/backup-format.ts';
import { copyPrefix } from '../../db/backup/copy-embedded.ts';
import { restoreBackup } from '../../db/backup/restore-backup.ts';
import { openDatabase } from '../../db/open-database.ts';
import { findTemplates } from '../../db/templates.ts';
import { verifyWithin } from '../../ledger/verify.ts';

type Schedule = NonNullable<Config['backups']>;

const minutesAfterFailure = 10;
const named = /^larkmoor-(\d{4})-(\d\d)-(\d\d)T(\d\d)(\d\d)(\d\d)Z\.bank$/;

const nameAt = (now: Temporal.Instant) =>
  `larkmoor-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '')}.bank`;

function madeAt(name: string): Temporal.Instant | undefined {
  const [, year, month, day, hour, minute, second] = named.exec(name) ?? [];
  if (second === undefined) return undefined;
  return Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The backups of the schedule in a folder, the newest first; other files there are not ours. */
async function listBackups(folder: string): Promise<{ name: string; at: Temporal.Instant }[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => {
      const at = madeAt(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
}

/** A process that was killed leaves what it had written. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (madeAt(name.replace(/\.unfinished$/, '')) && !named.test(name))
      await rm(join(folder, name));
}

/** The newest always stays, however old it is: there may be no other. */
async function removeOld({ folder, keep, days }: Schedule, now: Temporal.Instant): Promise<void> {
  for (const [place, { name, at }] of (await listBackups(folder)).entries())
    if (place > 0 && (place >= keep || now.since(at).total('hours') > days * 24))
      await rm(join(folder, name));
}

/**
 * A backup of a large bank takes longer than a stop may: it is given up, its file stays unfinished,
 * and the next start makes another one.
 */
async function unlessStopped<T>(stopping: AbortSignal, work: Promise<T>): Promise<T | undefined> {
  const given = Promise.withResolvers<undefined>();
  const giveUp = () => given.resolve(undefined);
  stopping.addEventListener('abort', giveUp);
  if (stopping.aborted) giveUp();
  work.catch(() => undefined);
  return await Promise.race([work, given.promise]).finally(() =>
    stopping.removeEventListener('abort', giveUp),
  );
}

interface BackedUp {
  now: Temporal.Instant;
  /** Where each one is restored to prove it. */
  dataDir: string;
  notesDir: string;
  stopping: AbortSignal;
  log: Log;
  /** Opens a file for each of its tries: the last one counts. */
  write: (openSink: () => Writable) => Promise<void>;
}

/**
 * Backs a bank up when the schedule says so, and answers how many backups it made. Each file is
 * restored into a scratch folder and its books are proven before it counts.
 */
export function makeBackups(schedule: Schedule): (bank: BackedUp) => Promise<number> {
  let failedAt: Temporal.Instant | undefined;
  return async ({ now, dataDir, notesDir, stopping, log, write }) => {
    if (failedAt && now.since(failedAt).total('minutes') < minutesAfterFailure) return 0;
    try {
      await mkdir(schedule.folder, { recursive: true, mode: 0o700 });
      const [newest] = await listBackups(schedule.folder);
      if (newest && now.since(newest.at).total('hours') < schedule.hours) return 0;
      await removeUnfinished(schedule.folder);
      const file = join(schedule.folder, nameAt(now));
      const made = await unlessStopped(
        stopping,
        keepBackup(file, {
          write,
          prove: (unfinished) => proveRestore(unfinished, dataDir),
        }),
      );
      if (!made) return 0;
      const { createdAt } = made;
      failedAt = undefined;
      await noteBackup(notesDir, { made: { file, createdAt } });
      await removeOld(schedule, now);
      log.info({ file }, 'a backup was made, and restored to prove it');
      return 1;
    } catch (error) {
      failedAt = now;
      const { made } = await readLastBackup(notesDir);
      const failure = reasonOf(error);
      await noteBackup(notesDir, { ...(made && { made }), failure });
      log.error({ error: failure }, 'THE BACKUP FAILED: it is tried again in ten minutes');
      throw error;
    }
  };
}

/**
 * The job of a bank that backs itself up; none where no folder is set for it. On PostgreSQL
 * `npm run bank -- backup --schedule` makes the backups: a server's login may not read all of it,
 * and several servers would each make one.
 */
export function backupJobs({ backups, databaseUrl }: Config): Job[] {
  if (!backups || databaseUrl !== undefined) return [];
  const make = makeBackups(backups);
  return [
    {
      name: 'backups',
      about: 'Backs the bank up on its schedule, and restores each backup to prove it.',
      everyMs: 60_000,
      longestRunMs: 6 * 3_600_000,
      run: ({ bank: { clock, config, stopping, log, openSnapshot } }) =>
        make({
          now: clock.now(),
          dataDir: config.dataDir,
          notesDir: config.backupNotesDir,
          stopping,
          log,
          async write(openSink) {
            const snapshot = await openSnapshot();
            await writeBackup(snapshot, openSink).finally(() => snapshot.close());
          },
        }),
    },
  ];
}

/**
 * Restores a backup into a scratch folder, proves its books there and removes the folder. The next
 * start removes what a killed process leaves, like the copies that backups are made from.
 * @throws {BackupError} where the file does not become a bank whose books are right.
 */
async function proveRestore(file: string, dataDir: string): Promise<void> {
  const scratch = await mkdtemp(join(dataDir, copyPrefix));
  try {
    const database = await openDatabase({
      dataDir: scratch,
      as: 'tool',
      migrates: false,
      fsync: false,
      templateFolder: (await findTemplates())?.empty,
    });
    try {
      await restoreBackup(database, file, {
        async beforeCommit(tx) {
          const { findings } = await verifyWithin(tx);
          if (findings.length > 0)
            throw new BackupError(
              `The books of this backup are wrong: ${findings.map(({ promise }) => promise).join('; ')}.`,
            );
        },
      });
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
