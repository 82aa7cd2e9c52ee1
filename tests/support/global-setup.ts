import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../server/db/open-database.ts';
import { templatesIn } from '../../server/db/templates.ts';
import { makeCastTemplate } from './cast-template.ts';
import { castTemplate, environmentNames, postgresTemplate } from './test-environment.ts';
import { startPostgresCluster, type PostgresCluster } from './postgres-cluster.ts';

let users = 0;
let tearDown: Promise<() => Promise<void>> | undefined;

/**
 * Makes, once per run, what every test file copies: a migrated embedded database, and a PostgreSQL
 * cluster with a migrated template.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  // Each project of the configuration calls this; the parts are made once and go with the last one.
  users += 1;
  tearDown ??= make();
  const remove = await tearDown;
  return async () => {
    users -= 1;
    if (users === 0) await remove();
  };
}

async function make(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'larkmoor-template-'));
  const [cluster] = await Promise.all([
    makeClusterTemplates(folder),
    makeEmbeddedTemplates(join(folder, 'embedded')),
  ]);
  return async () => {
    await cluster?.remove();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeEmbeddedTemplates(folder: string): Promise<void> {
  // The same templates that the set-up makes for `npm start`.
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '..', '..', 'scripts', 'build-template.ts'),
    folder,
  ]);
  const { empty, bank } = templatesIn(folder);
  process.env[environmentNames.emptyTemplate] = empty;
  process.env[environmentNames.template] = bank;
}

async function makeClusterTemplates(folder: string): Promise<PostgresCluster | undefined> {
  const cluster = await startPostgresCluster();
  if (!cluster) return undefined;
  await cluster.administer(`CREATE DATABASE ${postgresTemplate}`);
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: cluster.url(postgresTemplate),
  });
  await database.close();
  await cluster.administer(`CREATE DATABASE ${castTemplate} TEMPLATE ${postgresTemplate}`);
  await makeCastTemplate(cluster.url(castTemplate), folder);
  process.env[environmentNames.cast] = folder;
  process.env[environmentNames.postgres] = cluster.url('postgres');
  return cluster;
}
