import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { valueTypes } from '../values.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { EngineHost } from './engine-host.ts';
import { EngineSocket } from './engine-socket.ts';
import { keepHouse } from './housekeeping.ts';
import { prepareFolder } from './prepare-folder.ts';
import { refuseNetworkFolder } from './refuse-network-folder.ts';

export interface EmbeddedOptions {
  dataDir: string;
  fsync: boolean;
  /** A folder made by `scripts/build-template.ts`; a new bank starts as its copy. */
  templateFolder: string | undefined;
  warn: (text: string) => void;
}

export interface EmbeddedEngine {
  pool: pg.Pool;
  stop(): Promise<void>;
}

// Long enough for the first start and for a backup in front; a request that waits longer is refused
// with BUSY.
const waitMs = 30_000;

/**
 * Opens the database in the data folder, alone. Throws `DataFolderError` when somebody else has it.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  refuseNetworkFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    await prepareFolder(folder, options.templateFolder, options.fsync);
    const host = new EngineHost({ folder, fsync: options.fsync });
    const pool = new pg.Pool({
      // The engine is a single session: requests for it wait in the pool's queue.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: waitMs,
      user: 'postgres',
      database: 'postgres',
      types: valueTypes,
      stream: () => new EngineSocket(host),
    });
    pool.on('error', (error) => options.warn(`The embedded database was lost: ${error.message}`));
    keepHouse(pool, options.warn);
    const stop = async (): Promise<void> => {
      await host.stop();
      unlock();
    };
    return { pool, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}
