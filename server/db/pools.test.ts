import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../tests/support/test-database.ts';
import type { PooledDatabase } from './database.ts';
import { onlyReads } from './only-reads.ts';
import { shareConnections } from './share-connections.ts';

test.each([8, 9, 16, 50, 500])(
  '%i connections are all shared out, and each kind of work has one',
  (total) => {
    const shares = Object.values(shareConnections(total));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
  },
);

test('what begins as a question and writes is no reading', () => {
  expect(onlyReads('SELECT updated_at, deleted FROM insert_log')).toBe(true);
  expect(onlyReads('  WITH a AS (SELECT 1) SELECT * FROM a')).toBe(true);
  expect(onlyReads('WITH a AS (DELETE FROM b RETURNING c) SELECT c FROM a')).toBe(false);
  expect(onlyReads('SELECT a FROM b FOR UPDATE')).toBe(false);
  expect(onlyReads('UPDATE a SET b = 1')).toBe(false);
  expect(onlyReads('CALL a()')).toBe(false);
});

describeOnPostgres('connections of their own', () => {
  async function withServer(use: (server: PooledDatabase) => Promise<void>): Promise<void> {
    const place = await makePlace('postgresql');
    const owner = await openPlace(place, { as: 'tool' });
    await owner.query(
      `CREATE TABLE door (n int8); GRANT ALL ON door TO larkmoor_app;
       CREATE FUNCTION walk_in() RETURNS void LANGUAGE sql AS 'INSERT INTO door VALUES (1)'`,
    );
    await owner.close();
    const server = await openPlace(place, { maxConnections: 8 });
    await use(server);
    await server.close();
    await place.remove();
  }

  test('reading, jobs and money go on while every connection for writing is held', async () => {
    await withServer(async (server) => {
      const end = Promise.withResolvers<void>();
      const held = Array.from({ length: shareConnections(8).writing }, () =>
        server.tx(async (tx) => {
          await tx.query('INSERT INTO door VALUES (2)');
          await end.promise;
        }),
      );
      await expect
        .poll(() => server.connections().find(({ of }) => of === 'writing')?.idle)
        .toBe(0);
      await server.query('SELECT n FROM door');
      await server.tx((tx) => tx.query('INSERT INTO door VALUES (3)'), { commits: 'in memory' });
      await server.forJobs.query('INSERT INTO door VALUES (4)');
      const groupCommit = await server.reserve();
      await groupCommit.query('INSERT INTO door VALUES (5)');
      groupCommit.release();
      const { rows } = await server.query<{ n: bigint }>('SELECT n FROM door ORDER BY n');
      expect(rows.map(({ n }) => n)).toEqual([3n, 4n, 5n]);
      end.resolve();
      await Promise.all(held);
    });
  });

  test('a function that writes is refused where others read, and runs in a transaction', async () => {
    await withServer(async (server) => {
      await expect(server.query('SELECT walk_in()')).rejects.toThrow('read-only');
      await server.tx((tx) => tx.query('SELECT walk_in()'));
      expect((await server.query('SELECT n FROM door')).rows).toEqual([{ n: 1n }]);
    });
  });

  test('a commit in memory is one, and the next transaction waits for the disk again', async () => {
    await withServer(async (server) => {
      const setting = async (options?: { commits: 'in memory' }) =>
        await server.tx(async (tx) => {
          const { rows } = await tx.query<{ waits: string }>(
            `SELECT current_setting('synchronous_commit') AS waits`,
          );
          return rows[0]?.waits;
        }, options);
      expect([await setting({ commits: 'in memory' }), await setting()]).toEqual(['off', 'on']);
      const { rows } = await server.query<{ waits: string }>(
        `SELECT current_setting('synchronous_commit') AS waits`,
      );
      expect(rows).toEqual([{ waits: 'on' }]);
    });
  });
});
