import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { verifyBackup } from '../../server/db/backup/read-backup.ts';
import { writeBackup } from '../../server/db/backup/write-backup.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { openStandby } from '../../server/db/standby/open-standby.ts';
import { startBankCommand } from '../support/bank-command.ts';
import { useBankOnCluster } from '../support/bank-on-cluster.ts';
import { startStandby, type PostgresCluster } from '../support/postgres-cluster.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { describeOnPostgres } from '../support/test-database.ts';

describeOnPostgres('a backup of a bank with a standby', () => {
  const { cluster, standby, server, pay } = useBankOnCluster({ startStandby });
  let folder: string;
  let logins: Record<string, string>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'larkmoor-backup-'));
    logins = await makeLogins(cluster().url('postgres'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const backUp = async (name: string) => {
    const file = join(folder, name);
    const atStandby = new URL(standby().url('postgres'));
    atStandby.username = 'larkmoor_server';
    const { stderr } = await startBankCommand(['backup', file], {
      ...logins,
      DATABASE_STANDBY_URL: atStandby.href,
      BANK_DATA_DIR: server().dataDir,
    });
    return { stderr, text: textOf(file) };
  };
  const textOf = (file: string) => gunzipSync(readFileSync(file)).toString();
  const ask = async <Row extends object>(of: PostgresCluster, sql: string) => {
    const client = new pg.Client(of.url('postgres'));
    await client.connect();
    return (await client.query<Row>(sql).finally(() => client.end())).rows;
  };
  /** Counts the full reads of a table that nothing else reads from start to end. */
  const readsOf = async (of: PostgresCluster) =>
    (
      await ask<{ reads: number }>(
        of,
        `SELECT seq_scan::int AS reads FROM pg_stat_user_tables WHERE relname = 'passkey'`,
      )
    )[0]?.reads ?? 0;

  test('is read from the standby alone, by the owner’s login, with what was confirmed before', async () => {
    const [ofLeader, ofStandby] = [await readsOf(cluster()), await readsOf(standby())];
    expect((await pay('just before the backup', { keyed: false })).status).toBe(201);
    const { stderr, text } = await backUp('a.bank');
    expect(stderr).toBe('');
    expect(text).toContain('just before the backup');
    // A session writes its figures down as it ends.
    await expect.poll(() => readsOf(standby()), { timeout: 5_000 }).toBeGreaterThan(ofStandby);
    expect(await readsOf(cluster())).toBe(ofLeader);
  });

  test('is read from the leader while the standby is away or behind, and says so', async () => {
    const fromLeader = 'The standby does not answer all of it: it is read from the leader.';
    standby().pause();
    onTestFinished(() => standby().resume());
    const away = await backUp('b.bank');
    expect(away.stderr).toContain(fromLeader);
    standby().resume();

    await standby().administer('SELECT pg_wal_replay_pause()');
    onTestFinished(() => standby().administer('SELECT pg_wal_replay_resume()'));
    expect((await pay('while the replay stands still', { keyed: false })).status).toBe(201);
    const behind = await backUp('c.bank');
    expect(behind.stderr).toContain(fromLeader);
    expect(behind.text).toContain('while the replay stands still');
    await standby().administer('SELECT pg_wal_replay_resume()');
  });

  test('that the standby cancels is begun again, and is whole', async () => {
    await standby().administer('ALTER SYSTEM SET max_standby_streaming_delay = 0');
    await standby().administer('SELECT pg_reload_conf()');
    // The first by name; larger than what lies between the database and the file.
    await cluster().administer(`CREATE TABLE a_filler AS
      SELECT md5(n::text) || md5((-n)::text) AS line FROM generate_series(1, 100000) AS n`);
    const openLeader = () =>
      openDatabase({
        dataDir: folder,
        databaseUrl: cluster().url('postgres'),
        as: 'tool',
        migrates: false,
      });
    const listener = { unread: () => undefined, read: () => undefined };
    const place = { standbyUrl: standby().url('postgres'), connections: 1, listener };
    const { db, standby: reads } = await openStandby(await openLeader(), place);
    const snapshot = await reads.openSnapshot(openLeader);

    /** Takes away from the standby what is being read there. */
    const takeAway = async () => {
      await cluster().administer(`TRUNCATE a_filler; INSERT INTO a_filler VALUES ('the only one')`);
      await vi.waitFor(
        async () => expect(await ask(standby(), 'SELECT line FROM a_filler')).toHaveLength(1),
        10_000,
      );
    };
    let tries = 0;
    const file = join(folder, 'd.bank');
    await writeBackup(snapshot, () => {
      tries += 1;
      if (tries > 1) return createWriteStream(file);
      return Duplex.from(async (chunks: AsyncIterable<Buffer>) => {
        let taken: Promise<void> | undefined;
        for await (const chunk of chunks) if (chunk.length > 0) await (taken ??= takeAway());
      });
    });
    await snapshot.close();
    await db.close();
    expect(tries).toBe(2);
    await verifyBackup(file);
    expect(textOf(file)).toContain('["the only one"]');
  });
});
