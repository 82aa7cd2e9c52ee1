import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';

/** Folders of this name in the data folder are ours to remove at a start. */
export const copyPrefix = 'copy-for-backup-';

/** Removes the copies that a killed process left behind. The data folder must be ours. */
export async function removeLeftCopies(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(copyPrefix));
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Opens a copy of a running embedded bank, as of one moment. The engine has a single session, so
 * all requests wait while its files are copied; none waits while the copy is read. The files of an
 * engine that pauses are what a kill would leave, so the copy recovers as after one. The caller
 * closes the copy, which removes it.
 */
export async function copyEmbedded(database: Database, dataDir: string): Promise<Database> {
  const folder = await mkdtemp(join(dataDir, copyPrefix));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    // Nothing else runs while we are inside a transaction.
    await database.tx(() =>
      cp(join(dataDir, 'database'), join(folder, 'database'), {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      }),
    );
    const copy = await openDatabase({ dataDir: folder, as: 'tool', migrates: false, fsync: false });
    return withClose(copy, remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

function withClose(database: Database, after: () => Promise<void>): Database {
  return {
    engine: database.engine,
    durability: database.durability,
    query: database.query.bind(database),
    lookUp: database.lookUp.bind(database),
    tx: database.tx.bind(database),
    reserve: database.reserve.bind(database),
    close: async () => {
      await database.close().finally(after);
    },
  };
}
