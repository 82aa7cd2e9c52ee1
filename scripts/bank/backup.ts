import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readConfig } from '../../server/base/config.ts';
import { keepBackup } from '../../server/db/backup/keep-backup.ts';
import { noteBackup } from '../../server/db/backup/last-backup.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import { requestBackup } from '../../server/db/control-socket.ts';
import { keepBackupSchedule } from './backup-schedule.ts';
import { readBankSnapshot } from './read-bank-snapshot.ts';
import { onlyFile, UsageError } from './usage-error.ts';

/**
 * Writes the whole bank to a new file, whether a server runs or not; or keeps the schedule of a
 * bank on PostgreSQL.
 */
export async function run(args: string[]): Promise<void> {
  if (args.length === 1 && args[0] === '--schedule') await keepBackupSchedule();
  const file = onlyFile('backup', args);
  if (existsSync(file))
    throw new UsageError(
      `${file} exists already. Choose another name, so that no older backup is lost.`,
    );
  const { createdAt, tables } = await keepBackup(file, { write: writeTo });
  const { size } = await stat(file);
  await noteBackup(readConfig(process.env).backupNotesDir, {
    made: { file: resolve(file), createdAt },
  });
  console.log(
    `${file}: ${tables.length} tables as of ${createdAt}, ${Math.ceil(size / 1024)} KB, read ` +
      "back and whole. Keep the bank's key file (BANK_KEY_FILE) apart from it, and keep both.",
  );
}

async function writeTo(openSink: () => Writable): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const fromServer = databaseUrl === undefined ? await requestBackup(dataDir) : undefined;
  if (fromServer) {
    await pipeline(fromServer, openSink());
    return;
  }
  await readBankSnapshot((bank) => writeBackup(bank, openSink));
}
