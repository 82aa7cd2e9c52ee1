import { readConfig } from '../../server/base/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { mayMigrate, migrate } from '../../server/db/migrate.ts';
import { UsageError } from './usage-error.ts';

/**
 * Brings the database that the environment names to this version: for banks whose servers log in
 * without that right. A new database becomes an empty bank.
 */
export async function run(args: string[]): Promise<void> {
  if (args.length !== 0) throw new UsageError('Usage: npm run bank -- migrate');
  const { dataDir, databaseUrl, databaseOwnerUrl } = readConfig(process.env);
  if (databaseUrl === undefined)
    throw new UsageError(
      'An embedded bank is brought to this version by its server, at the start. Set ' +
        'DATABASE_URL for PostgreSQL.',
    );
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
    const applied = await migrate(database, { warn: console.warn });
    console.log(
      applied.length === 0
        ? 'The database is at this version already.'
        : `The database is at this version: ${applied.length} migrations were made.`,
    );
  } finally {
    await database.close();
  }
}
