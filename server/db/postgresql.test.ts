import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { describeOnPostgres, makePlace, openPlace } from '../../tests/support/test-database.ts';
import { watchDurability } from './durability.ts';
import { DatabaseUnavailableError, MigrationError } from './errors.ts';
import { watchOutage } from './outage.ts';
import { openPostgresqlPool } from './postgresql.ts';

describeOnPostgres('PostgreSQL', () => {
  test('a server that confirms before the disk has it is said out loud', async () => {
    const place = await makePlace('postgresql');
    const safe = await openPlace(place);
    expect(safe.durability).toBe('power-loss');
    await safe.close();

    const owner = await openPlace(place, { as: 'tool' });
    await owner.query(
      "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', " +
        'current_database()); END $$',
    );
    await owner.close();
    const warnings: string[] = [];
    const weak = await openPlace(place, { warn: (text) => warnings.push(text) });
    expect(weak.durability).toBe('process-crash');
    expect(warnings).toEqual([expect.stringContaining('synchronous_commit = off')]);
    await weak.close();
    await place.remove();
  });

  test('nobody waits long for a lock or a slow statement, and nothing is changed', async () => {
    const place = await makePlace('postgresql');
    const owner = await openPlace(place, { as: 'tool' });
    await owner.query(
      'CREATE TABLE door (id int8); INSERT INTO door VALUES (1); GRANT ALL ON door TO larkmoor_app',
    );
    const database = await openPlace(place);
    await owner.tx(async (tx) => {
      await tx.query('LOCK TABLE door');
      await expect(database.query('UPDATE door SET id = 2')).rejects.toBeInstanceOf(
        DatabaseUnavailableError,
      );
    });
    await expect(database.query('SELECT pg_sleep(30)')).rejects.toBeInstanceOf(
      DatabaseUnavailableError,
    );
    expect((await database.query('SELECT id FROM door')).rows).toEqual([{ id: 1n }]);
    await database.close();
    await owner.close();
    await place.remove();
  });

  test('another leader’s weaker promise is heard by the next connection, and said once', async () => {
    const place = await makePlace('postgresql');
    const owner = await openPlace(place, { as: 'tool' });
    const warnings: string[] = [];
    const server = await openPlace(place, { warn: (text) => warnings.push(text) });
    expect(server.durability).toBe('power-loss');
    const set = async (value: 'off' | 'local') => {
      await owner.query(
        `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = ${value}',
          current_database()); END $$`,
      );
      await owner.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      // One that ended in between fails; the pool replaces it.
      await expect.poll(() => server.query('SELECT 1').catch(() => undefined)).toBeDefined();
    };
    await set('off');
    await expect.poll(() => server.durability).toBe('process-crash');
    expect(warnings).toEqual([expect.stringContaining('synchronous_commit = off')]);
    await set('local');
    await expect.poll(() => server.durability).toBe('power-loss');
    await server.close();
    await owner.close();
    await place.remove();
  });

  test('a plain warning of a statement is no commit that a standby did not confirm', async () => {
    const place = await makePlace('postgresql');
    const server = await openPlace(place);
    const warning = server.query(`DO $$ BEGIN RAISE WARNING 'skipping a table'; END $$`);
    await expect(warning).resolves.toBeDefined();
    await server.close();
    await place.remove();
  });

  test('a connection asks for nothing as it begins that PgBouncer refuses', async () => {
    const asked = Promise.withResolvers<string[]>();
    const listener = createServer((socket) =>
      // Four bytes of length, four of the protocol, then names and values.
      socket.once('data', (packet: Buffer) => {
        const words = packet.subarray(8).toString().split('\0');
        asked.resolve(words.filter((_, index) => index % 2 === 0).filter(Boolean));
        socket.destroy();
      }),
    ).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const pool = openPostgresqlPool({
      databaseUrl: `postgres://bank@127.0.0.1:${(listener.address() as AddressInfo).port}/bank`,
      max: 1,
      role: 'larkmoor_app',
      timeouts: true,
      durability: watchDurability(() => undefined),
      outage: watchOutage(undefined),
    });
    await expect(pool.connect()).rejects.toThrow();
    // PgBouncer takes these settings itself; the rest it would refuse.
    const taken = new Set(['user', 'database', 'client_encoding', 'application_name']);
    expect((await asked.promise).filter((name) => !taken.has(name))).toEqual([]);
    await pool.end();
    listener.close();
  });

  test('a login without special rights is enough once an administrator made the role', async () => {
    const place = await makePlace('postgresql', { empty: true });
    const superuser = await openPlace(place, { as: 'tool', migrates: false });
    await superuser.query(
      "DO $$ BEGIN EXECUTE format('CREATE ROLE plain_login LOGIN; ALTER DATABASE %I OWNER TO " +
        "plain_login', current_database()); END $$",
    );
    const plain = {
      ...place,
      databaseUrl: String(place.databaseUrl).replace(/\/\/[^@]+@/, '//plain_login@'),
    };

    const refused = await openPlace(plain).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MigrationError);
    expect(String(refused)).toContain('GRANT larkmoor_app TO');

    await superuser.query('GRANT larkmoor_app TO plain_login');
    const database = await openPlace(plain);
    expect((await database.query('SELECT current_user AS role')).rows).toEqual([
      { role: 'larkmoor_app' },
    ]);
    await database.close();
    await superuser.query(
      'REASSIGN OWNED BY plain_login TO CURRENT_USER; DROP OWNED BY plain_login; DROP ROLE ' +
        'plain_login',
    );
    await superuser.close();
    await place.remove();
  });

  test('a server that is not there is unavailable, said at once', async () => {
    const place = await makePlace('postgresql');
    const nowhere = { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' };
    await expect(openPlace(nowhere)).rejects.toBeInstanceOf(DatabaseUnavailableError);
    await place.remove();
  });
});
