import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../../tests/support/test-database.ts';
import { digestOf } from '../base/digest.ts';
import type { SignedInContext } from '../context.ts';
import { actOnce } from '../desk/act-once.ts';
import { findTokens } from '../money/transfers/tokens-store.ts';
import { findOwnersByWord } from '../staff/admin/payment-words-store.ts';
import type { Database } from './database.ts';

const migrations = join(import.meta.dirname, 'migrations');

// On the faster engine alone: both run the same files.
describeOnPostgres('an upgrade keeps', () => {
  let place: TestPlace;
  let home: string;

  beforeEach(async () => {
    place = await makePlace('postgresql', { empty: true });
    home = await mkdtemp(join(tmpdir(), 'larkmoor-older-'));
  });
  afterEach(async () => {
    await place.remove();
    await rm(home, { recursive: true });
  });

  /** A bank of the version whose last migration has this number, then brought to this version. */
  async function upgraded(
    last: string,
    fill: (db: Database) => Promise<unknown>,
  ): Promise<Database> {
    const folder = join(home, 'migrations');
    await mkdir(folder);
    const names = (await readdir(migrations)).filter((name) => name.slice(0, 4) <= last);
    for (const name of names) await copyFile(join(migrations, name), join(folder, name));
    const older = await openPlace(place, { as: 'tool', migrationsFolder: folder });
    await fill(older).finally(() => older.close());
    return await openPlace(place, { as: 'tool' });
  }

  test('a decision from before the upgrade, sent again, is answered as before', async () => {
    const [staff, subject] = [randomUUID(), randomUUID()];
    const asked = ['approved', { amount: 12.5 }];
    const answer = { message: 'Approved.', number: 7 };
    const db = await upgraded('0013', async (older) => {
      await older.query(
        `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role,
          created_at) VALUES ($1, 'erin', 'erin', 'e@mail.example', 'e@mail.example', 'none',
          'admin', now())`,
        [staff],
      );
      await older.query(`INSERT INTO decision_answer VALUES ('payment', $1, $2, $3, $4)`, [
        subject,
        staff,
        digestOf(asked),
        JSON.stringify(answer),
      ]);
    });
    const send = (person: string) =>
      db.tx((tx) =>
        actOnce(
          tx,
          { session: { userId: person }, requestId: 'again' } as SignedInContext,
          { kind: 'payment', id: subject, asked },
          () => Promise.resolve('decided'),
        ),
      );
    expect(await send(staff)).toEqual(answer);
    expect(await send(randomUUID())).toBe('decided');
    await db.close();
  });

  test('entries and trail as they stand, in the first of their partitions', async () => {
    const [account, journal, event] = [randomUUID(), randomUUID(), randomUUID()];
    const files = `SELECT pg_relation_filenode(to_regclass('entry_first')) AS entries,
      pg_relation_filenode(to_regclass('audit_event_first')) AS events,
      pg_relation_filenode('entry') AS "oldEntries", pg_relation_filenode('audit_event')
      AS "oldEvents"`;
    let before: Record<string, unknown> | undefined;
    const db = await upgraded('0041', async (older) => {
      await older.query(
        `INSERT INTO account (id, gl_code, currency, overdraft_limit, hard_floor, posted,
          entry_count, last_booked_at) VALUES ($1, '1010', 'USD', NULL, NULL, 5, 1, now())`,
        [account],
      );
      await older.query(`INSERT INTO entry VALUES ($1, 1, 5, 5, now(), now(), $2)`, [
        account,
        journal,
      ]);
      await older.query(
        `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
          VALUES ($1, now(), '', '', '', '', '', '{}')`,
        [event],
      );
      before = (await older.query(files)).rows[0];
    });
    const { rows } = await db.query(
      `SELECT e.tableoid::regclass::text AS "ofEntry", v.tableoid::regclass::text AS "ofEvent"
        FROM entry e, audit_event v WHERE e.account_id = $1 AND v.id = $2`,
      [account, event],
    );
    expect(rows).toEqual([{ ofEntry: 'entry_first', ofEvent: 'audit_event_first' }]);
    // The very files of before: nothing was copied.
    expect((await db.query(files)).rows[0]).toMatchObject({
      entries: before?.['oldEntries'],
      events: before?.['oldEvents'],
    });
    // Those that are to come are bounded too, read and refused as the books are.
    for (const partition of ['entry_first', 'audit_event_first'])
      await expect(db.query(`DELETE FROM ${partition}`)).rejects.toThrow('append-only');
    await db.close();
  });

  test('staff find customers by the words they found them by before the upgrade', async () => {
    const [long, other] = [randomUUID(), randomUUID()];
    const db = await upgraded('0018', async (older) => {
      await older.query('INSERT INTO transfer_token_progress VALUES ($1, 612)', [long]);
      await older.query(
        `INSERT INTO transfer_token VALUES ($1, 'rent', 7), ($1, 'rent', 9), ($1, 'rye', 8)`,
        [long],
      );
      await older.query('INSERT INTO payment_word_progress VALUES ($1, 640), ($2, 3)', [
        long,
        other,
      ]);
      await older.query(
        `INSERT INTO payment_word VALUES ('rent', $1), ('rent', $2), ('ryegrass', $2)`,
        [long, other],
      );
    });
    const tokensOf = (ownerId: string) =>
      findTokens(db, { ownerId, low: 'r', before: { token: 's', seq: 0n }, limit: 10 });
    // A customer's own rows are read until their tokens are made again.
    expect(await tokensOf(long)).toEqual([]);
    expect(await tokensOf(other)).toEqual([]);
    const owners = await findOwnersByWord(db, 'rent', 9);
    expect(owners?.toSorted()).toEqual([long, other].toSorted());
    expect(await findOwnersByWord(db, 'rye', 9)).toEqual([other]);
    const { rows } = await db.query(
      `SELECT owner_id = $1 AS long, indexed_to AS "indexedTo", people_to AS "peopleTo"
        FROM search_list ORDER BY people_to`,
      [long],
    );
    expect(rows).toEqual([
      { long: false, indexedTo: 0n, peopleTo: 3n },
      { long: true, indexedTo: 0n, peopleTo: 640n },
    ]);
    await db.close();
  });
});
