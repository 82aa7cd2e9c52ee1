import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { InvariantError } from '../base/invariant.ts';
import type { Database, Tx } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';

const askForRetry = `DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`;

describeOnBothEngines('a transaction', (open, engine) => {
  let database: Database;
  const count = async (): Promise<bigint> =>
    (await database.query<{ n: bigint }>('SELECT n FROM counter')).rows[0]?.n ?? -1n;
  const add = (tx: Tx): Promise<unknown> => tx.query('UPDATE counter SET n = n + 1');

  beforeAll(async () => {
    database = await open({ as: 'tool' });
    await database.query('CREATE TABLE counter (n int8 NOT NULL CHECK (n >= 0))');
    await database.query('INSERT INTO counter VALUES (0)');
  });

  test('that throws leaves nothing behind', async () => {
    const before = await count();
    await expect(
      database.tx(async (tx) => {
        await add(tx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
  });

  test('that swallowed a database error cannot pass as committed', async () => {
    const before = await count();
    const work = async (tx: Tx): Promise<void> => {
      await add(tx);
      await tx.query('UPDATE counter SET n = -1').catch(() => undefined);
    };
    await expect(database.tx(work)).rejects.toBeInstanceOf(InvariantError);
    expect(await count()).toBe(before);
  });

  test('that is over writes no more', async () => {
    let kept: Tx | undefined;
    await database.tx(async (tx) => {
      kept = tx;
    });
    await expect(kept?.query('UPDATE counter SET n = 1000')).rejects.toBeInstanceOf(InvariantError);
  });

  test('does not ask the database for a second connection', async () => {
    await expect(database.tx(() => database.query('SELECT 1'))).rejects.toBeInstanceOf(
      InvariantError,
    );
    await expect(database.tx(() => database.tx(async () => 1))).rejects.toBeInstanceOf(
      InvariantError,
    );
  });

  test('is done again when the database asks for it, as a whole', async () => {
    const before = await count();
    let tries = 0;
    await database.tx(async (tx) => {
      tries += 1;
      await add(tx);
      if (tries < 3) await tx.query(askForRetry);
    });
    expect(tries).toBeGreaterThan(2);
    expect(await count()).toBe(before + 1n);
  });

  test('gives up when it was asked too often, having changed nothing', async () => {
    const before = await count();
    await expect(
      database.tx(async (tx) => {
        await add(tx);
        await tx.query(askForRetry);
      }),
    ).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await count()).toBe(before);
  });

  test('keeps its isolation among many, from the pool and from reserved connections', async () => {
    const before = await count();
    const reserved = await Promise.all([database.reserve(), database.reserve()]);
    const readThenWrite = async (tx: Tx): Promise<void> => {
      const { rows } = await tx.query<{ n: bigint }>('SELECT n FROM counter FOR UPDATE');
      await tx.query('UPDATE counter SET n = $1', [(rows[0]?.n ?? 0n) + 1n]);
    };
    const doors = [database, ...reserved];
    const work = Array.from({ length: 30 }, (_, index) =>
      (doors[index % doors.length] ?? database).tx(readThenWrite),
    );
    await Promise.all(work).finally(() => {
      for (const connection of reserved) connection.release();
    });
    expect(await count()).toBe(before + 30n);
  });

  test('breaks a constraint with the same code on both engines', async () => {
    await expect(database.tx((tx) => tx.query('UPDATE counter SET n = -1'))).rejects.toMatchObject({
      code: '23514',
      constraint: 'counter_n_check',
    });
  });

  test('refuses more values than the weaker engine takes', async () => {
    const values = Array.from({ length: 32_768 }, () => 1n);
    await expect(
      database.query(
        `SELECT 1 WHERE 1 IN (${values.map((_, index) => `$${index + 1}`).join(',')})`,
        values,
      ),
    ).rejects.toBeInstanceOf(InvariantError);
  });

  // The embedded engine does one thing at a time.
  if (engine === 'postgresql')
    test('waits for another that waits for it: one gives way, and is done again', async () => {
      const db = await open();
      const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
      for (const id of ids)
        await db.query(
          `INSERT INTO job (id, kind, payload, run_at) VALUES ($1, 'mail', '{}', now())`,
          [id],
        );
      let tries = 0;
      const first = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const work = async (own: number): Promise<void> => {
        const other = 1 - own;
        await db.tx(async (tx) => {
          tries += 1;
          const raise = (index: number) =>
            tx.query('UPDATE job SET attempts = attempts + 1 WHERE id = $1', [ids[index]]);
          await raise(own);
          first[own]?.resolve();
          await first[other]?.promise;
          await raise(other);
        });
      };
      await Promise.all([work(0), work(1)]);
      const { rows } = await db.query<{ attempts: number }>('SELECT attempts FROM job ORDER BY id');
      expect(rows.map(({ attempts }) => attempts)).toEqual([2, 2]);
      expect(tries).toBe(3);
    });
});
