import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { asOfOneMoment } from '../../server/ledger/find-broken.ts';
import { attachMonth } from '../../server/ledger/months/detach-month.ts';
import { readMonths } from '../../server/ledger/months/months.ts';
import { verifyBooks, verifyWithin } from '../../server/ledger/verify.ts';
import { attach, brokenBy, detach, note, openBooks, partition } from '../support/books-by-day.ts';
import { keepProof } from '../support/closed-books.ts';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../support/test-database.ts';
import { untilSomebodyWaits } from '../support/until-somebody-waits.ts';

describeOnPostgres('a month that is detached', () => {
  let place: TestPlace;
  let db: Database;
  beforeEach(async () => {
    place = await makePlace('postgresql');
    db = await openPlace(place, { as: 'tool' });
  });
  afterEach(async () => {
    await db.close();
    await place.remove();
  });

  test('is over for years, closed, proven and right', async () => {
    await openBooks(db);
    const why = (name: string, years?: number) =>
      detach(db, name, years).catch((error: Error) => error.message);
    expect(await why('entry_first', 900)).toBe('entry_first is not over for 900 years yet.');
    expect(await why('entry_later')).toMatch(/entry_later is not over for 2 years yet/);
    expect(await why('entry_later', 0)).toMatch(/not over/);
    // Tuesday before Monday would leave a hole.
    expect(await why('entry_tuesday')).toMatch(/^entry_tuesday stays: it is not the oldest/);
    await db.query(`INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result)
      VALUES (gen_random_uuid(), 'system:test', now(), now(), now(), 'wrong')`);
    expect(await why('entry_first')).toMatch(/until a proof of every entry was right/);
    await keepProof(db, await verifyBooks(db));
    await db.query(`UPDATE books_proof SET started_at = now() + interval '1 second'
      WHERE id = (SELECT id FROM books_proof WHERE result = 'right' ORDER BY asked_at DESC LIMIT 1)`);
    await db.tx(async (tx) => {
      await tx.query('ALTER TABLE entry DISABLE TRIGGER USER');
      await tx.query('UPDATE entry SET value_date = value_date + 1 WHERE amount = 700');
      await tx.query('ALTER TABLE entry ENABLE TRIGGER USER');
    });
    expect(await why('entry_first')).toMatch(/proven with: 2024-03-04: 6 entries/);
    expect((await readMonths(db)).filter(({ isDetached }) => isDetached)).toEqual([]);
    expect((await db.query('SELECT FROM carried_balance')).rows).toEqual([]);
  });

  test('waits for a proof under way, which finds all as it was', async () => {
    const other = await openPlace(place, { as: 'tool' });
    await openBooks(db);
    let detached: Promise<void> = Promise.resolve();
    const verdict = await asOfOneMoment(db, async (tx) => {
      await tx.query('SELECT 1');
      detached = detach(other, 'entry_first');
      await untilSomebodyWaits(tx);
      return await verifyWithin(tx);
    });
    await detached;
    expect([brokenBy(verdict), verdict.entries]).toEqual([[], 10n]);
    expect((await verifyBooks(db)).entries).toBe(4n);
    await other.close();
  });

  test('is summed before payments wait, and comes back for one operator alone', async () => {
    const other = await openPlace(place, { as: 'tool' });
    await openBooks(db);
    await detach(db, 'entry_first');
    await detach(db, 'entry_tuesday');
    await expect(attach(db, 'entry_first')).rejects.toThrow('not the newest detached month');
    let attached: Promise<unknown[]> = Promise.resolve([]);
    await db.tx(async (tx) => {
      await tx.query('LOCK TABLE carried_balance IN SHARE MODE');
      const month = await partition(tx, 'entry_tuesday');
      const twice = [attachMonth(other, month, note), attachMonth(other, month, note)];
      attached = Promise.allSettled(twice);
      await untilSomebodyWaits(tx, 2);
      const { rows } = await tx.query(`SELECT FROM pg_locks WHERE relation = 'entry'::regclass
        AND mode = 'AccessExclusiveLock'`);
      expect(rows).toEqual([]);
    });
    const ends = (await attached) as PromiseSettledResult<void>[];
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String(ends.find(({ status }) => status === 'rejected')?.['reason' as never])).toMatch(
      /entry_tuesday stays: it is not the newest detached month/,
    );
    expect(brokenBy(await verifyBooks(db))).toEqual([]);
    await other.close();
  });

  test('lets others read while it waits for a reader', async () => {
    const other = await openPlace(place, { as: 'tool' });
    const third = await openPlace(place, { as: 'tool' });
    await openBooks(db);
    let detached: Promise<void> = Promise.resolve();
    const read = db.tx(async (tx) => {
      await tx.query('SELECT FROM entry_first LIMIT 1');
      detached = detach(other, 'entry_first');
      await untilSomebodyWaits(tx);
      await third.tx(async (reader) => {
        await reader.query(`SET LOCAL lock_timeout = '1500ms'`);
        await reader.query('SELECT FROM entry_first LIMIT 1');
      });
    });
    const ends = await Promise.allSettled([read]);
    await detached;
    await Promise.all([other.close(), third.close()]);
    expect(ends).toEqual([{ status: 'fulfilled', value: undefined }]);
  });

  test('keeps no constraint where two operators bring it back at once', async () => {
    const other = await openPlace(place, { as: 'tool' });
    await openBooks(db);
    await detach(db, 'entry_first');
    const month = await partition(db, 'entry_first');
    let attached: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);
    await db.tx(async (tx) => {
      await tx.query('SELECT FROM entry_first LIMIT 1');
      const twice = [attachMonth(other, month, note), attachMonth(other, month, note)];
      attached = Promise.allSettled(twice);
      await untilSomebodyWaits(tx, 2);
    });
    const refused = (await attached).flatMap((end) =>
      end.status === 'rejected' ? String(end.reason) : [],
    );
    expect(refused).toEqual([expect.stringContaining('it is not the newest detached month')]);
    const { rows } = await db.query(
      `SELECT FROM pg_constraint WHERE conrelid = 'entry_first'::regclass AND conname LIKE '%time'`,
    );
    expect(rows).toEqual([]);
    await other.close();
  });
});
