import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bankCommand, startBankCommand } from '../support/bank-command.ts';
import { startPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('the migration before the servers start', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    cluster = started;
  });
  afterAll(() => cluster.remove());

  const env = (database = 'postgres') => ({ DATABASE_URL: cluster.url(database) });
  /** Starts it, and goes on when it says that it waits. */
  const startAndWait = async () => {
    const running = startBankCommand(['migrate'], env());
    onTestFinished(() => void running.child.kill());
    const ended = running.then(
      ({ stdout }) => stdout,
      (error: Error) => error.message,
    );
    const said = await Promise.race([ended, once(running.child.stderr ?? running.child, 'data')]);
    expect(String(said)).toContain('The migration waits for it');
    return { ended };
  };

  test('waits for a database that is away, and is made when it is back', async () => {
    await cluster.kill();
    const { ended } = await startAndWait();
    await cluster.start();
    expect(await ended).toMatch(/\d+ migrations were made/);
  });

  test('waits for one that recovers until it leads, unless nothing is lacking', async () => {
    await cluster.kill();
    await cluster.startAsStandby();
    expect(await bankCommand(['migrate'], env())).toContain('at this version already');
    await cluster.administer('SELECT pg_promote()');
    await cluster.administer('DROP FUNCTION ledger_lock_period');
    await cluster.administer(`DELETE FROM schema_function WHERE name = 'ledger_lock_period.sql'`);
    await cluster.kill();
    await cluster.startAsStandby();
    const { ended } = await startAndWait();
    await cluster.administer('SELECT pg_promote()');
    expect(await ended).toContain('1 migrations were made');
  });

  test('a database that nobody created is said at once', async () => {
    await expect(bankCommand(['migrate'], env('other'))).rejects.toThrow(
      'database "other" does not exist',
    );
  });
});
