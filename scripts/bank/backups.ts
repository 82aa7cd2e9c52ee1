import { readConfig } from '../../server/base/config.ts';
import { notePhysicalBackup } from '../../server/services/recovery/physical-backups.ts';
import { findNewestBackup } from './drill/pgbackrest.ts';
import { sharesDisk } from './drill/shares-disk.ts';
import { noteAsServer } from './note-as-server.ts';
import { UsageError } from './usage-error.ts';

/**
 * After a backup by pgBackRest: reads in its repository which one is the newest, and notes it in
 * the trail of the bank that serves. A backup that is not there was not made, whatever ran.
 */
export async function run(args: string[]): Promise<void> {
  if (args.length > 0) throw new UsageError('Usage: npm run bank -- backups');
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new UsageError('An embedded bank knows its backups by itself. Set DATABASE_URL.');
  const { label, madeAt, fullMadeAt } = await findNewestBackup();
  const backup = { backup: label, madeAt, fullMadeAt, sharesDisk: await sharesDisk() };
  await noteAsServer(config, (db) => notePhysicalBackup(db, backup));
  console.log(`${label}, made at ${madeAt.toString()}, is noted.`);
}
