import pg from 'pg';
import { readConfig, type Config } from '../../server/base/config.ts';
import { isAway } from '../../server/db/errors.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { mayMigrate, migrate } from '../../server/db/migrate.ts';
import { retryWhileAway } from '../../server/db/retry-while-away.ts';
import { UsageError } from './usage-error.ts';

/** Within the time that the unit and the job of Kubernetes give it. */
const patienceMs = 28 * 60_000;

/**
 * Brings the database that the environment names to this version: for banks whose servers log in
 * without that right. A new database becomes an empty bank. Waits for a database that is away or
 * recovers: no server starts without this, and nothing asks it again.
 */
export async function run(args: string[]): Promise<void> {
  if (args.length !== 0) throw new UsageError('Usage: npm run bank -- migrate');
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new UsageError(
      'An embedded bank is brought to this version by its server, at the start. Set ' +
        'DATABASE_URL for PostgreSQL.',
    );
  let waits = false;
  const applied = await retryWhileAway(() => migrateOnce(config), {
    forMs: patienceMs,
    passes(error) {
      if (!isAway(error) || refusesLogin(error)) return false;
      if (!waits)
        console.warn(`${(error as Error).message}. The migration waits for it; Ctrl+C ends that.`);
      waits = true;
      return true;
    },
  });
  console.log(
    applied.length === 0
      ? 'The database is at this version already.'
      : `The database is at this version: ${applied.length} migrations were made.`,
  );
}

async function migrateOnce(config: Config): Promise<string[]> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = config;
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    databaseOwnerUrl,
    as: 'tool',
    migrates: false,
    warn: console.warn,
  });
  try {
    if (!(await mayMigrate(database)))
      throw new UsageError(
        'This login may not change the tables of the bank. Set DATABASE_OWNER_URL to the login ' +
          'that owns them.',
      );
    return await migrate(database, { warn: console.warn });
  } finally {
    await database.close();
  }
}

/** A wrong password, or a database that does not exist: waiting mends neither. */
function refusesLogin(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof pg.DatabaseError) return /^(28|3D)/.test(cause.code ?? '');
  return cause !== undefined && refusesLogin(cause);
}
