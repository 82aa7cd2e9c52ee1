import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import pg from 'pg';
import type { PooledDatabase } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { openStandby, type StandbyReads } from '../../server/db/standby/open-standby.ts';
import {
  startPostgresCluster,
  startStandby,
  type PostgresCluster,
} from '../support/postgres-cluster.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('a standby whose log meets what is read', () => {
  let primary: PostgresCluster;
  let second: PostgresCluster;
  let folder: string;
  const opened: PooledDatabase[] = [];
  beforeAll(async () => {
    const started = await startPostgresCluster();
    if (!started) throw new Error('PostgreSQL is not installed.');
    primary = started;
    await primary.administer(`CREATE TABLE kept (id int); INSERT INTO kept VALUES (1);
      CREATE ROLE larkmoor_app; GRANT SELECT ON kept TO larkmoor_app`);
    second = await startStandby(primary);
    folder = mkdtempSync(join(tmpdir(), 'larkmoor-standby-'));
  });
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await second.remove();
    await primary.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const openOn = (cluster: PostgresCluster) =>
    openDatabase({
      dataDir: folder,
      databaseUrl: cluster.url('postgres'),
      as: 'tool',
      migrates: false,
    });

  const said: string[] = [];
  async function open(leader: PostgresCluster, standby: PostgresCluster) {
    const pair = await openStandby(await openOn(leader), {
      standbyUrl: standby.url('postgres'),
      connections: 2,
      lookEveryMs: 50,
      listener: { unread: (why) => said.push(why), read: () => undefined },
    });
    opened.push(pair.db);
    return pair;
  }

  const whereIs = 'SELECT pg_is_in_recovery() AS "isStandby", (SELECT max(id) FROM kept) AS id';
  const readWith = ({ db, standby }: { db: PooledDatabase; standby: StandbyReads }) =>
    standby.recently(
      async () => (await db.query<{ isStandby: boolean; id: number }>(whereIs)).rows[0],
    );

  test('a long read that it cancels is done again on the leader, to its end', async () => {
    await second.administer('ALTER SYSTEM SET max_standby_streaming_delay = 0');
    await second.administer('SELECT pg_reload_conf()');
    const { standby } = await open(primary, second);
    const snapshot = await standby.openSnapshot(() => openOn(primary));
    const seen: unknown[] = [];
    const result = await snapshot.tx(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      seen.push((await tx.query(whereIs)).rows[0]);
      // Takes the table's rows away from who reads them on a standby; the leader would wait for it.
      if (seen.length === 1) {
        await primary.administer('TRUNCATE kept; INSERT INTO kept VALUES (2)');
        await vi.waitFor(async () => {
          const state = await openOn(second);
          const { rows } = await state
            .query('SELECT max(id) AS id FROM kept')
            .finally(() => state.close());
          expect(rows).toEqual([{ id: 2 }]);
        }, 10_000);
      }
      return (await tx.query(whereIs)).rows[0];
    });
    await snapshot.close();
    expect(seen).toEqual([
      { isStandby: true, id: 1 },
      { isStandby: false, id: 2 },
    ]);
    expect(result).toEqual({ isStandby: false, id: 2 });
  });

  test('a long read on one that freezes under it goes over to the leader', async () => {
    const { standby } = await open(primary, second);
    onTestFinished(() => second.resume());
    const snapshot = await standby.openSnapshot(() => openOn(primary));
    const holder = new pg.Client(second.url('postgres'));
    await holder.connect();
    holder.on('error', () => undefined);
    await holder.query('SELECT pg_advisory_lock(8)');
    const asked = snapshot.tx(async (tx) => {
      const { rows } = await tx.query<{ isStandby: boolean }>(
        `SELECT pg_is_in_recovery() AS "isStandby", CASE WHEN pg_is_in_recovery()
          THEN pg_advisory_xact_lock(8)::text END AS locked`,
      );
      return rows[0]?.isStandby;
    });
    await vi.waitFor(
      async () =>
        expect(
          (await holder.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`))
            .rowCount,
        ).toBe(1),
      5_000,
    );
    second.pause();
    expect(await asked).toBe(false);
    await snapshot.close();
    second.resume();
    await holder.end();
  });

  test('a read that finds its connections in use is the leader’s, and that one alone', async () => {
    const pair = await open(primary, second);
    const { db, standby } = pair;
    const holder = new pg.Client(second.url('postgres'));
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(7)');
    const held = Array.from({ length: 2 }, () =>
      standby.recently(() =>
        db.query<{ isStandby: boolean }>(
          `SELECT pg_is_in_recovery() AS "isStandby", CASE WHEN pg_is_in_recovery()
            THEN pg_advisory_xact_lock_shared(7)::text END AS locked`,
        ),
      ),
    );
    await vi.waitFor(
      async () =>
        expect(
          (await holder.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`))
            .rowCount,
        ).toBe(2),
      2_000,
    );
    said.length = 0;
    expect(await readWith(pair)).toMatchObject({ isStandby: false });
    expect([...(standby.figures()?.leader ?? [])]).toEqual([['busy', 1]]);
    await holder.end();
    for (const { rows } of await Promise.all(held)) expect(rows[0]?.isStandby).toBe(true);
    expect(await readWith(pair)).toMatchObject({ isStandby: true });
    expect(said).toEqual([]);
  });

  test('what a piece of work has written it reads, too', async () => {
    const { db, standby } = await open(primary, second);
    onTestFinished(() => second.administer('SELECT pg_wal_replay_resume()'));
    const writes = [
      () => db.query('INSERT INTO kept VALUES (3)'),
      () => db.tx((tx) => tx.query('INSERT INTO kept VALUES (4)')),
    ];
    for (const [times, write] of writes.entries()) {
      await second.administer('SELECT pg_wal_replay_resume()');
      await standby.recently(async () => {
        // After a failure it is left alone for a second.
        await vi.waitFor(
          async () => expect((await readWith({ db, standby }))?.isStandby).toBe(true),
          5_000,
        );
        await second.administer('SELECT pg_wal_replay_pause()');
        expect((await db.query(whereIs)).rows).toEqual([{ isStandby: true, id: 2 + times }]);
        await write();
        expect((await db.query(whereIs)).rows).toEqual([{ isStandby: false, id: 3 + times }]);
      });
    }
  });

  test('a statement that it loses midway is answered by the leader', async () => {
    const { db, standby } = await open(primary, second);
    const asked = standby.recently(() =>
      db.query<{ isStandby: boolean }>(
        `SELECT pg_is_in_recovery() AS "isStandby",
          pg_sleep(CASE WHEN pg_is_in_recovery() THEN 60 ELSE 0 END)::text AS slept`,
      ),
    );
    const at = await openOn(second);
    await vi.waitFor(async () => {
      const { rows } = await at.query(
        `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
          WHERE wait_event = 'PgSleep'`,
      );
      expect(rows).toEqual([{ ended: true }]);
    }, 3_000);
    await at.close();
    expect((await asked).rows[0]?.isStandby).toBe(false);
    expect(standby.figures()?.leader).toEqual(new Map([['away', 1]]));
  });

  test('one that followed another leader is not read, however far its log goes', async () => {
    await second.administer('SELECT pg_promote()');
    // Longer than the log of the new leader.
    await primary.administer(`SELECT pg_logical_emit_message(true, '', repeat('x', 1000000));
      INSERT INTO kept VALUES (10)`);
    await primary.kill();
    await primary.startAsStandby();
    const pair = await open(second, primary);
    expect(await readWith(pair)).toEqual({ isStandby: false, id: 4 });
    expect(pair.standby.figures()?.leader).toEqual(new Map([['behind', 1]]));
  });
});
