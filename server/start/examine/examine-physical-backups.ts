import type { Queryable } from '../../db/database.ts';
import { findPhysicalBackup, oldestBackupDays } from '../../services/recovery/physical-backups.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

/** One is due each hour, and each day at least. */
const oldestHours = 26;

const mend =
  'See journalctl -u larkmoor-backup@full -u larkmoor-backup@incr on the machine of the leader, ' +
  'and systemctl list-timers there; systemctl start larkmoor-backup@full makes one now.';

/** The age of the last backup by pgBackRest: a restore replays the archived log since then. */
export async function examinePhysicalBackups(
  db: Queryable,
  now: Temporal.Instant,
): Promise<Examined> {
  const last = await findPhysicalBackup(db);
  if (!last)
    return warning(
      'backup',
      'No backup by pgBackRest was ever noted.',
      'Enable its timers and start larkmoor-backup@full; see “Recovery”. Where another tool backs ' +
        'PostgreSQL up, watch that one.',
    );
  const hoursSince = (at: Temporal.Instant) =>
    Math.max(0, Math.floor(now.since(at).total('hours')));
  const hours = hoursSince(last.madeAt);
  const daysOfFull = Math.floor(hoursSince(last.fullMadeAt) / 24);
  const found =
    `${last.backup} is ${hours} hours old, and the last full backup by pgBackRest ` +
    `${daysOfFull} days.`;
  if (Math.floor(hours / 24) > oldestBackupDays) return fault('backup', found, mend);
  if (last.sharesDisk)
    return warning(
      'backup',
      `${found} Its repository is on the disk of the database.`,
      'Mount another disk or machine at the repository, or name an object store in ' +
        'pgbackrest.conf: a lost disk takes both.',
    );
  return hours > oldestHours || daysOfFull > oldestBackupDays
    ? warning('backup', found, mend)
    : ok('backup', found);
}
