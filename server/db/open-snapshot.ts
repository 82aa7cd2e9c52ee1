import { copyEmbedded } from './backup/copy-embedded.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** Where a database is. */
export interface DatabasePlace {
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * Opens a database beside the serving one, for a long read that nobody waits for: on PostgreSQL a
 * connection of its own without time limits, embedded a copy of its files, for which everybody
 * waits while it is made. The caller closes it.
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
