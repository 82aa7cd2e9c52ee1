import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../server/db/errors.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { startPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { noteFault } from '../support/note-fault.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('while PostgreSQL is away', () => {
  let cluster: PostgresCluster;
  let database: Database;
  let dataDir: string;
  const outages: string[] = [];
  const add = (n: bigint): Promise<unknown> =>
    database.tx((tx) => tx.query('INSERT INTO kept VALUES ($1)', [n]));
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no failure',
      (error: unknown) => error,
    );
  const isKnownLoss = (error: unknown): boolean =>
    error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError;

  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
    dataDir = await mkdtemp(join(tmpdir(), 'larkmoor-loss-'));
    const tool = await openDatabase({ dataDir, databaseUrl: cluster.url('postgres'), as: 'tool' });
    await tool.query('CREATE TABLE kept (n int8 PRIMARY KEY); GRANT ALL ON kept TO larkmoor_app');
    await tool.close();
    database = await openDatabase({
      dataDir,
      databaseUrl: cluster.url('postgres'),
      outage: { away: () => outages.push('away'), back: () => outages.push('back') },
    });
  });
  afterAll(async () => {
    await database.close();
    await cluster.remove();
    await rm(dataDir, { recursive: true });
  });

  test('work fails with a typed error, nothing acknowledged is lost, and it goes on [S-60]', async (context) => {
    const reserved = await database.reserve();
    const acknowledged: bigint[] = [];
    const failures: unknown[] = [];
    let next = 0n;
    let stop = false;
    const groupCommit = async (): Promise<void> => {
      while (!stop) {
        next += 1n;
        const n = next;
        const door = n % 3n === 0n ? reserved : database;
        await door
          .tx((tx) => tx.query('INSERT INTO kept VALUES ($1)', [n]))
          .then(
            () => acknowledged.push(n),
            async (error: unknown) => {
              failures.push(error);
              await new Promise((resolve) => setTimeout(resolve, 20));
            },
          );
      }
    };
    const reached = async (count: number): Promise<void> => {
      while (acknowledged.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const groupCommits = [groupCommit(), groupCommit(), groupCommit(), groupCommit()];
    await reached(200);
    await cluster.kill();
    const whenKilled = acknowledged.length;
    expect(await failure(database.query('SELECT 1'))).toSatisfy(isKnownLoss);
    await cluster.start();
    await reached(whenKilled + 200);
    stop = true;
    await Promise.all(groupCommits);
    reserved.release();

    expect(failures.filter((error) => !isKnownLoss(error))).toEqual([]);
    const { rows } = await database.query<{ kept: bigint[] }>(
      'SELECT array_agg(n) AS kept FROM kept',
    );
    const kept = new Set(rows[0]?.kept);
    const lost = acknowledged.filter((n) => !kept.has(n));
    noteFault(context, {
      what: 'PostgreSQL, under rows',
      kills: 1,
      confirmed: acknowledged.length,
      lost: lost.length,
      doubled: 0,
    });
    expect(lost).toEqual([]);
    // Each of the group commits met it many times.
    expect(failures.length).toBeGreaterThan(2);
    expect(outages).toEqual(['away', 'back']);
  });

  test('a server that stands still does not hold work for ever', async () => {
    const caught = await failure(
      database.tx(async (tx) => {
        await tx.query('INSERT INTO kept VALUES (-1)');
        cluster.pause();
        await tx.query('SELECT 1');
      }),
    );
    expect(caught).toBeInstanceOf(DatabaseUnavailableError);
    expect(await failure(database.query('INSERT INTO kept VALUES (-2)'))).toSatisfy(isKnownLoss);
    cluster.resume();
    await add(-3n);
    const { rows } = await database.query('SELECT n FROM kept WHERE n IN (-1, -3)');
    expect(rows).toEqual([{ n: -3n }]);
  });

  test('a commit that no standby confirmed is an unknown outcome, never a success', async () => {
    await cluster.administer(`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`);
    await cluster.administer('SELECT pg_reload_conf()');
    // The server takes the new setting up in its own time.
    let n = -10n;
    let outcome = await failure(add(n));
    while (outcome === 'no failure') outcome = await failure(add((n -= 1n)));
    expect(outcome).toBeInstanceOf(OutcomeUnknownError);
    expect(await failure(database.query('INSERT INTO kept VALUES (-1000000)'))).toBeInstanceOf(
      OutcomeUnknownError,
    );
  });
});
