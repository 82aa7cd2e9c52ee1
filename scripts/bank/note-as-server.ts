import type { Config } from '../../server/base/config.ts';
import type { Database } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { describeRestore, findUnconfirmedRestore } from '../../server/db/restored-to-a-moment.ts';
import { UsageError } from './usage-error.ts';

/**
 * Writes into the trail with the rights of a server: it may add a line and change none, and gives
 * up after seconds where nothing confirms it.
 * @throws {UsageError} where PostgreSQL was restored to a moment that waits for its confirmation.
 */
export async function noteAsServer(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  write: (db: Database) => Promise<void>,
): Promise<void> {
  const db = await openDatabase({ dataDir, databaseUrl, as: 'server', migrates: false });
  try {
    const restore = await findUnconfirmedRestore(db);
    if (restore) throw new UsageError(`It was not noted: ${describeRestore(restore)}`);
    await write(db);
  } finally {
    await db.close();
  }
}
