import { beforeAll, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { currentSpan, type Span, within } from '../base/current-span.ts';
import { InvariantError } from '../base/invariant.ts';
import type { Database, LookUp } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { SharedLookUps } from './shared-look-ups.ts';

const byNumber: LookUp<string, { name: string }> = {
  name: 'find-person-by-number',
  sql: `SELECT asked.place::integer, found.*
    FROM unnest($1::text[]) WITH ORDINALITY AS asked (number, place),
    LATERAL (SELECT name FROM person WHERE person.number = asked.number::integer LIMIT 1) AS found`,
  values: (numbers) => [numbers],
};

describeOnBothEngines('a look-up', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ as: 'tool' });
    await db.query('CREATE TABLE person (number integer PRIMARY KEY, name text NOT NULL)');
    await db.query(
      `INSERT INTO person SELECT n, 'person ' || n FROM generate_series(1, 1000) AS n`,
    );
  });

  test('finds each asker their own row, and nobody where there is none', async () => {
    const asked = Array.from({ length: 600 }, (_, index) =>
      index % 3 === 0 ? 5_000 + index : (index % 1000) + 1,
    );
    const found = await Promise.all(asked.map((number) => db.lookUp(byNumber, String(number))));
    expect(found).toEqual(
      asked.map((number) => (number > 1000 ? undefined : { name: `person ${number}` })),
    );
  });

  test('sees what was written before it was asked, however many others are under way', async () => {
    for (let round = 1; round <= 20; round += 1) {
      const others = Array.from({ length: 5 }, () => db.lookUp(byNumber, '7'));
      await db.query('UPDATE person SET name = $1 WHERE number = 7', [`round ${round}`]);
      const later = db.lookUp(byNumber, '7');
      expect((await later)?.name).toBe(`round ${round}`);
      await Promise.all(others);
    }
  });

  test('of something that cannot be looked for fails alone', async () => {
    const results = await Promise.allSettled(
      ['1', 'not a number', '2'].map((number) => db.lookUp(byNumber, number)),
    );
    expect(
      results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
    ).toEqual([{ name: 'person 1' }, 'failed', { name: 'person 2' }]);
  });

  test('inside a transaction sees its own writes, and is not asked of the database', async () => {
    const renamed = await db.tx(async (tx) => {
      await tx.query(`UPDATE person SET name = 'mine' WHERE number = 9`);
      return await tx.lookUp(byNumber, '9');
    });
    expect(renamed).toEqual({ name: 'mine' });
    await expect(db.tx(() => db.lookUp(byNumber, '9'))).rejects.toBeInstanceOf(InvariantError);
  });
});

test('callers behind a database without an answer fail together and may ask again', async () => {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  let calls = 0;
  const lookUps = new SharedLookUps(() => {
    calls += 1;
    return calls === 1 ? timedOut : Promise.resolve({ rows: [], rowCount: 0 });
  });
  const first = lookUps.find(byNumber, '1');
  await new Promise(setImmediate);
  const second = lookUps.find(byNumber, '2');
  const ofAnotherKind = lookUps.find({ ...byNumber }, '2');
  reject(new DatabaseUnavailableError('stopped'));
  await expect(first).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(second).rejects.toBeInstanceOf(DatabaseUnavailableError);
  await expect(ofAnotherKind).rejects.toBeInstanceOf(DatabaseUnavailableError);
  expect(calls).toBe(1);
  expect(await lookUps.find(byNumber, '3')).toBeUndefined();
});

test('a look-up that waited behind that of another request is a statement of its own', async () => {
  const spanOf = (spanId: string) => ({ spanId, hasEnded: false }) as Span;
  const [first, second] = [spanOf('first'), spanOf('second')];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const askedWithin: (string | undefined)[] = [];
  const lookUps = new SharedLookUps(async () => {
    askedWithin.push(currentSpan()?.spanId);
    await held;
    return { rows: [], rowCount: 0 };
  });
  const all = [within(first, () => lookUps.find(byNumber, '1'))];
  await vi.waitFor(() => expect(askedWithin).toEqual(['first']));
  all.push(within(second, () => lookUps.find(byNumber, '2')));
  letGo();
  await Promise.all(all);
  expect(askedWithin).toEqual(['first', 'second']);
});
