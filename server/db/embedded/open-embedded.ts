import { statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { DataFolderError } from '../errors.ts';
import { valueTypes } from '../values.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { EngineHost } from './engine-host.ts';
import { EngineSocket } from './engine-socket.ts';
import { startHousekeeping } from './housekeeping.ts';
import { prepareFolder } from './prepare-folder.ts';
import { holdDatabase } from './held-database.ts';

interface EmbeddedOptions {
  dataDir: string;
  fsync: boolean;
  /** Asked for a new bank: the folder it starts as a copy of, made by `scripts/build-template.ts`. */
  findTemplate: () => Promise<string | undefined>;
  /** Told when the engine starts, in a thread of its own. */
  onStarting: () => void;
  warn: (text: string) => void;
}

interface EmbeddedEngine {
  pool: pg.Pool;
  stop(): Promise<void>;
}

// Long enough for the first start and for a backup in front; a request that waits longer is refused
// with BUSY.
const waitMs = 30_000;

/**
 * Opens the database in the data folder, alone. Throws `DataFolderError` when another process has
 * it.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedEngine> {
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  refuseNetworkFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'database');
    await prepareFolder(folder, options.findTemplate, options.fsync);
    const host = new EngineHost({ folder, fsync: options.fsync }, holdDatabase(folder));
    host.startAhead();
    options.onStarting();
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
    startHousekeeping(pool, options.warn);
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

// The kernel's numbers (linux/magic.h). Neither locks nor fsync can be trusted there.
const networkFileSystems = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
]);

/**
 * Throws `DataFolderError` when the data folder lies on a file system that belongs to another
 * machine.
 */
function refuseNetworkFolder(dataDir: string): void {
  const name =
    process.platform === 'linux' ? networkFileSystems.get(statfsSync(dataDir).type) : undefined;
  if (name !== undefined)
    throw new DataFolderError(
      `The data folder ${dataDir} is on a network file system (${name}). Set BANK_DATA_DIR to a ` +
        'local disk, or DATABASE_URL to a PostgreSQL server.',
    );
}
