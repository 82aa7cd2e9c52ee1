import { type Config, readConfig } from '../base/config.ts';
import { createLog, type Log } from '../base/log.ts';
import type { PooledDatabase } from '../db/database.ts';
import type { NewConnection } from '../db/new-connection.ts';
import { openDatabase } from '../db/open-database.ts';
import { findTemplates } from '../db/templates.ts';

type Look = (connection: NewConnection) => Promise<void>;

/** The database of a bank, from the moment on that it begins to open. */
export interface Opening {
  log: Log;
  db: Promise<PooledDatabase>;
  /**
   * Resolves when the database starts by itself, is open, or failed: from then on this thread may be
   * busy for seconds, and no time limit ends.
   */
  starting: Promise<void>;
  /** From now on each new connection is looked at before it is used. */
  lookAtLater(look: Look): void;
}

/**
 * Begins to open the database that the configuration names. It knows little of the bank, so that
 * the database starts while the rest is loaded: each takes most of a second.
 */
export function beginToOpen(config: Config): Opening {
  const { dataDir, databaseUrl, databaseOwnerUrl } = config;
  const log = createLog(config.logLevel, { traced: config.tracesUrl !== undefined });
  // Until the bank is open nothing is paid, and earlier losses are looked for then.
  let look: Look | undefined;
  const starts = Promise.withResolvers<void>();
  const db = openDatabase({
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    templateFolder: async () => (await findTemplates())?.bank,
    migrates: config.migrates || 'compares',
    patienceMs: config.patienceMs,
    maxConnections: config.databaseConnections,
    onConnect: async (connection) => await look?.(connection),
    onStarting: starts.resolve,
    warn: (text) => log.warn(text),
    outage: {
      away: (reason) =>
        log.error({ reason }, 'THE DATABASE IS AWAY: requests wait for it, and jobs try again'),
      back: (afterSeconds) => log.warn({ afterSeconds }, 'the database is back'),
    },
  });
  // The bank that waits for the database gets the error.
  db.then(
    () => starts.resolve(),
    () => starts.resolve(),
  );
  return {
    log,
    db,
    starting: starts.promise,
    lookAtLater(nextLook) {
      look = nextLook;
    },
  };
}

/** The settings of a server, and its database that opens. */
export interface Begun {
  config: Config;
  opening: Opening;
}

/**
 * Reads the settings and begins to open what they name, until the database starts by itself.
 * @throws {ConfigError} for a setting that cannot be.
 */
export async function beginToServe(environment: NodeJS.ProcessEnv): Promise<Begun> {
  const config = readConfig(environment);
  const opening = beginToOpen(config);
  await opening.starting;
  return { config, opening };
}
