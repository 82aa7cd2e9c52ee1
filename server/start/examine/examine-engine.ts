import type { Config } from '../../base/config.ts';
import type { Database } from '../../db/database.ts';
import { requireMigrated } from '../../db/migrate.ts';
import { usualConnections } from '../../db/share-connections.ts';
import { confirmsCommits } from './confirms-commits.ts';
import { loginWeakness } from '../../staff/weaknesses/find-weaknesses.ts';
import { fault, ok, warning, type Examined } from './examined.ts';

const oldestPostgresql = 150_000;

/** The engine itself: its version, its tables, its rights, and what it does with a commit. */
export async function examineEngine(
  db: Database,
  {
    databaseConnections = usualConnections,
    patroniUrls,
  }: Pick<Config, 'databaseConnections' | 'patroniUrls'>,
): Promise<Examined[]> {
  const schema = await examineSchema(db);
  if (db.engine === 'embedded')
    return [ok('database', 'The embedded engine, in the data folder.'), schema];
  const { rows } = await db.query<Engine>(engineSql);
  const engine = rows[0] as Engine;
  return [
    examineVersion(engine),
    schema,
    await examineLogin(db),
    engine.isStandby || (await confirmsCommits(db)) ? examineDurability(db, engine) : unconfirmed,
    examineConnections(engine, databaseConnections),
    ...(engine.underPatroni && patroniUrls.length === 0 ? [patroniUnseen] : []),
  ];
}

const unconfirmed = fault(
  'durability',
  'No commit is confirmed within four seconds: no payment is made, and reading goes on.',
  'See the disk of PostgreSQL and the standbys in synchronous_standby_names: SELECT * FROM ' +
    'pg_stat_replication on the leader shows which of them follow.',
);

/** Its version decides whether confirmed payments survive a failover. */
const patroniUnseen = warning(
  'cluster',
  'Patroni runs this database, and nothing says where it can be asked.',
  'Set BANK_PATRONI_URLS to its address on each machine, such as http://10.0.0.1:8008.',
);

interface Engine {
  version: string;
  versionNumber: number;
  isStandby: boolean;
  checksums: string;
  mostConnections: number;
  connections: number;
  underPatroni: boolean;
}

const engineSql = `SELECT current_setting('server_version') AS version,
  current_setting('server_version_num')::int AS "versionNumber",
  pg_is_in_recovery() AS "isStandby",
  current_setting('data_checksums') AS checksums,
  current_setting('max_connections')::int AS "mostConnections",
  (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
  EXISTS (SELECT FROM pg_stat_activity WHERE application_name LIKE 'Patroni%') AS "underPatroni"`;

async function examineSchema(db: Database): Promise<Examined> {
  try {
    await requireMigrated(db);
    return ok('tables', 'They are those of this version.');
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'MigrationError') throw error;
    return db.engine === 'embedded'
      ? fault(
          'tables',
          'They are not those of this version.',
          'Start the bank with this version: it brings them there.',
        )
      : fault('tables', error.message, 'See “Upgrade” in the manual.');
  }
}

function examineVersion({ version, versionNumber, isStandby }: Engine): Examined {
  const found = `PostgreSQL ${version}.`;
  if (versionNumber < oldestPostgresql)
    return fault('database', found, 'Upgrade it: the bank needs 15 or newer.');
  if (isStandby)
    return fault(
      'database',
      `${found} It is a standby, which takes no money.`,
      'Let DATABASE_URL lead to the leader.',
    );
  return ok('database', found);
}

async function examineLogin(db: Database): Promise<Examined> {
  const weakness = await loginWeakness(db);
  return weakness
    ? warning('login', weakness.problem, weakness.mend)
    : ok('login', 'The login of DATABASE_URL serves, and owns no table.');
}

function examineDurability({ durability }: Database, { checksums }: Engine): Examined {
  if (durability === 'process-crash')
    return fault(
      'durability',
      'fsync, full_page_writes or synchronous_commit is off: confirmed money can be lost.',
      'Switch them on in PostgreSQL.',
    );
  if (checksums !== 'on')
    return warning(
      'durability',
      'What is confirmed survives power loss, but a disk that changes data goes unnoticed.',
      'Stop PostgreSQL and run pg_checksums --enable.',
    );
  return ok(
    'durability',
    durability === 'machine-loss'
      ? 'What is confirmed is on a second machine too, and pages have checksums.'
      : 'What is confirmed survives power loss, and pages have checksums.',
  );
}

function examineConnections({ connections, mostConnections }: Engine, ofAServer: number): Examined {
  const found = `${connections} of ${mostConnections} connections are in use.`;
  return mostConnections - connections < ofAServer
    ? warning('connections', found, `Raise max_connections: each server takes up to ${ofAServer}.`)
    : ok('connections', found);
}
