import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../server/base/config.ts';
import { createLog } from '../../server/base/log.ts';
import { removeLeftCopies } from '../../server/db/backup/copy-embedded.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import { makeBackups } from '../../server/services/backups/make-backups.job.ts';
import { readBankSnapshot } from './read-bank-snapshot.ts';
import { UsageError } from './usage-error.ts';

const lookAgainMs = 60_000;

/**
 * Backs a bank on PostgreSQL up on its schedule, until a signal stops the process. A backup that
 * fails is logged, noted for the servers, and tried again.
 */
export async function keepBackupSchedule(): Promise<never> {
  const { backups, backupNotesDir, databaseUrl, dataDir, logLevel } = readConfig(process.env);
  if (!backups) throw new UsageError('Set BANK_BACKUP_DIR: the folder that keeps the backups.');
  if (databaseUrl === undefined)
    throw new UsageError(
      'An embedded bank keeps its schedule itself: start it with BANK_BACKUP_DIR. ' +
        'For a bank on PostgreSQL set DATABASE_URL.',
    );
  const log = createLog(logLevel);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  for (const folder of [dataDir, backupNotesDir])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftCopies(dataDir);
  log.info({ folder: backups.folder, hours: backups.hours }, 'backups are made on their schedule');
  const make = makeBackups(backups);
  while (!stopping.signal.aborted) {
    await make({
      now: Temporal.Now.instant(),
      dataDir,
      notesDir: backupNotesDir,
      stopping: stopping.signal,
      log,
      write: (openSink) => readBankSnapshot((bank) => writeBackup(bank, openSink)),
    }).catch(() => undefined);
    await sleep(lookAgainMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  // Gives up the backup being made, as at the stop of a bank: the next start makes another one.
  process.exit(0);
}
