import { copyEmbedded } from './backup/copy-embedded.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** Where a database is. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Opens a second database, for a long read outside the pool: on PostgreSQL a connection of its own
 * without time limits, embedded a copy of its files, for which all requests wait while it is made.
 * The caller closes it.
 */
export async function openSnapshot(
  database: Database,
  { dataDir, databaseUrl }: DatabasePlace,
): Promise<Database> {
  if (databaseUrl === undefined) return await copyEmbedded(database, dataDir);
  return await openDatabase({
    dataDir,
    databaseUrl,
    as: 'tool',
    migrates: false,
    maxConnections: 1,
  });
}
