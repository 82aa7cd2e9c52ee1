import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../../server/base/config.ts';
import { ok, warning, type Examined } from '../../../server/start/examine/examined.ts';
import { readLastBackup } from '../../../server/db/backup/last-backup.ts';

const oldestHours = 48;

const mend =
  'Keep a schedule with BANK_BACKUP_DIR, see “Backups on a schedule”, or let a timer run ' +
  'npm run bank -- backup FILE each night.';

/** Says how old the last backup by `npm run bank -- backup` is, and whether it is still there. */
export async function examineBackups({
  dataDir,
  backupNotesDir,
}: Pick<Config, 'dataDir' | 'backupNotesDir'>): Promise<Examined> {
  const { made: last } = await readLastBackup(backupNotesDir);
  if (!last) return warning('backup', 'No backup of this bank is known here.', mend);
  const hours = Temporal.Now.instant().since(Temporal.Instant.from(last.createdAt)).total('hours');
  const found = `${last.file} is ${Math.max(0, Math.floor(hours))} hours old.`;
  if (hours > oldestHours) return warning('backup', found, mend);
  // An attacker with a server must not read backups: only the schedule may see their folder.
  if (backupNotesDir !== dataDir && !existsSync(dirname(last.file)))
    return ok('backup', `${found} Its folder cannot be seen from here.`);
  return existsSync(last.file)
    ? ok('backup', found)
    : warning('backup', `${last.file} was made and is not there now.`, 'See whether it was moved.');
}
