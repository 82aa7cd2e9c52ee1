import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../../server/base/config.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { openSecrets } from '../../server/base/sealing/secrets.ts';
import { verifyKeys } from '../../server/start/verify-keys.ts';
import { confirmsCommits } from '../../server/start/examine/confirms-commits.ts';
import { readWithdrawnBranch } from '../../server/db/restored-to-a-moment.ts';
import { mayMigrate } from '../../server/db/migrate.ts';
import { withdrawAccess, type WithdrawnAccess } from '../../server/people/users/withdraw-access.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { proveBooks } from './prove/prove-books.ts';
import { mayRead, proveTrail } from './prove/prove-trail.ts';
import { howToComeIn } from './restored/how-to-come-in.ts';
import { openThenProve } from './restored/open-then-prove.ts';
import { UsageError } from './usage-error.ts';

/**
 * After PostgreSQL itself was restored to an earlier moment: proves books and trail, and withdraws
 * all that opened the bank then. Servers use the database only after that. With `--prove-later` they
 * use it at once, and money waits for a proof since the last proven day.
 */
export async function run(args: string[]): Promise<void> {
  const { 'prove-later': isLater, anchor: anchorFile } = optionsOf(args);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new UsageError(
      'An embedded bank is restored by npm run bank -- restore FILE, which does all of this. Set ' +
        'DATABASE_URL for PostgreSQL.',
    );
  const database = await openBankDatabase();
  try {
    await refuseUnwritable(database);
    await refuseUnconfirmed(database, config);
    if (isLater) {
      if (mayRead(config.keyFile))
        await verifyKeys(database, openSecrets(config.keyFile, false), config);
      await openThenProve(database, { anchorFile, withdraw });
      return;
    }
    const { books, days } = await proveBooks(database);
    const trail = await proveTrail(database, { anchorFile, isEarlier: true });
    if (books + trail > 0)
      throw new UsageError(
        'Nothing was withdrawn, and no server uses this database: restore it to another moment, ' +
          'or mend what is named above.',
      );
    console.log(howToComeIn(await database.tx(withdraw)));
    if (days > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { anchor: { type: 'string' }, 'prove-later': { type: 'boolean', default: false } },
    }).values;
  } catch {
    throw new UsageError('Usage: npm run bank -- recovered [--prove-later] [--anchor FILE]');
  }
}

const withdraw = async (tx: Tx): Promise<WithdrawnAccess> =>
  withdrawAccess(tx, await momentOf(tx), await readWithdrawnBranch(tx));

async function refuseUnwritable(database: Database): Promise<void> {
  const { rows } = await database.query<{ isRecovering: boolean }>(
    'SELECT pg_is_in_recovery() AS "isRecovering"',
  );
  if (rows[0]?.isRecovering)
    throw new UsageError(
      'PostgreSQL is still recovering, or waits at its target: see its log. A restore with ' +
        '--target-action=promote goes on by itself.',
    );
  if (!(await mayMigrate(database)))
    throw new UsageError(
      'This login may not withdraw what opened the bank. Set DATABASE_OWNER_URL to the login that ' +
        'owns its tables.',
    );
}

/**
 * A standby that is named and is of another history confirms nothing: the commit of this command
 * would wait for it without end.
 */
async function refuseUnconfirmed(database: Database, config: Config): Promise<void> {
  const { rows } = await database.query<{ named: string }>(
    `SELECT current_setting('synchronous_standby_names') AS named`,
  );
  const named = rows[0]?.named ?? '';
  if (named === '') return;
  const asServer = await openDatabase({ ...config, as: 'server', migrates: false });
  try {
    if (await confirmsCommits(asServer)) return;
  } finally {
    await asServer.close();
  }
  throw new UsageError(
    `Nothing was withdrawn: synchronous_standby_names is "${named}", and no standby of that name ` +
      'confirms what is written here. After a restore a standby is of another history. Take the ' +
      'name out, reload PostgreSQL, run this again, and make the standby again at the end.',
  );
}

/** The newest moment in the trail, which the bank was writing to until then. */
async function momentOf(db: Pick<Database, 'query'>): Promise<string> {
  const { rows } = await db.query<{ moment: Temporal.Instant | null }>(
    'SELECT coalesce(pg_last_xact_replay_timestamp(), max(at)) AS moment FROM audit_event',
  );
  return rows[0]?.moment?.toString() ?? 'before its first day';
}
