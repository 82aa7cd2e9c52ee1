import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type EngineName,
  type TestPlace,
} from '../../../tests/support/test-database.ts';
import { requestBackup, serveControlSocket } from '../control-socket.ts';
import type { Database } from '../database.ts';
import type { OpenOptions } from '../open-database.ts';
import { BackupError } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// The things that make a restore hard: rows that migrations seed, keys in a circle, counters, an
// append-only table, every kind of value.
const schema = `
CREATE TABLE branch (id int8 PRIMARY KEY, head int8, name text NOT NULL);
CREATE TABLE clerk (id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch int8 NOT NULL REFERENCES branch (id), boss int8 REFERENCES clerk (id));
ALTER TABLE branch ADD FOREIGN KEY (head) REFERENCES clerk (id);
INSERT INTO branch VALUES (1, NULL, 'seeded');
CREATE TABLE note (id int8 PRIMARY KEY, at timestamptz, day date, raw bytea, detail jsonb,
  exact json, words text[], twice int8 GENERATED ALWAYS AS (id * 2) STORED);
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'append only';
  END $$;
CREATE TRIGGER note_append_only BEFORE UPDATE OR DELETE OR TRUNCATE
  ON note EXECUTE FUNCTION refuse();
CREATE TABLE purse (id int8 PRIMARY KEY, amount int8 NOT NULL);
INSERT INTO purse SELECT n, 100 FROM generate_series(1, 10) AS n;`;

const content = `
INSERT INTO clerk (branch, boss) VALUES (1, NULL), (1, 1);
UPDATE branch SET head = 2, name = E'Zürich\\u2028"\\\\\\n' WHERE id = 1;
INSERT INTO note (id, at, day, raw, detail, exact, words) VALUES
  (1, '2026-11-21 10:20:30.123456Z', '2026-02-28', '\\x00ff5c', '{"a": [1, null]}',
    '{"b":  1,"a":2}', '{"a b",NULL,"{}"}'),
  (2, NULL, NULL, NULL, NULL, NULL, NULL);`;

const largeRows = `INSERT INTO note (id, raw)
  SELECT n, (SELECT decode(string_agg(md5(concat(n, k)), ''), 'hex')
    FROM generate_series(1, 100000) AS k) FROM generate_series(3, 8) AS n;`;

let folder: string;
const files = (name: string): string => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkmoor-backup-'));
  await writeFile(join(folder, '0001-all.sql'), schema);
});
afterAll(() => rm(folder, { recursive: true }));

async function withBank<T>(
  engine: EngineName,
  options: Partial<OpenOptions>,
  use: (bank: Database, place: TestPlace) => Promise<T>,
): Promise<T> {
  const place = await makePlace(engine, { empty: true });
  const bank = await openPlace(place, { as: 'tool', migrationsFolder: folder, ...options });
  try {
    return await use(bank, place);
  } finally {
    await bank.close();
    await place.remove();
  }
}

const target = { migrates: false } as const;
const restore = (bank: Database, file: string): Promise<unknown> =>
  restoreBackup(bank, file, { migrationsFolder: folder });
const readable = (file: string): Promise<string[]> =>
  readFile(file).then((bytes) => gunzipSync(bytes).toString().split('\n').slice(1, -2));
const sumOfPurses = async (bank: Database): Promise<unknown> =>
  (await bank.query('SELECT sum(amount) AS sum FROM purse')).rows[0]?.['sum'];

async function backUp(bank: Database, file: string): Promise<string> {
  await writeBackup(bank, () => createWriteStream(file));
  return file;
}

function movesBetween(from: EngineName, to: EngineName): void {
  test(`a bank moves from ${from} to ${to} and nothing is different`, async () => {
    const original = await withBank(from, {}, async (bank) => {
      await bank.query(content + largeRows);
      return await backUp(bank, files(`${from}-${to}`));
    });
    await withBank(to, target, async (bank) => {
      await restore(bank, original);
      const again = await backUp(bank, files(`${from}-${to}-again`));
      expect((await readable(again)).toSorted()).toEqual((await readable(original)).toSorted());
      expect((await bank.query('INSERT INTO clerk (branch) VALUES (1) RETURNING id')).rows).toEqual(
        [{ id: 3n }],
      );
      await expect(bank.query('INSERT INTO clerk (branch) VALUES (9)')).rejects.toMatchObject({
        code: '23503',
      });
      await expect(bank.query('DELETE FROM note')).rejects.toThrow('append only');
    });
  });
}

function staysOneMoment(engine: EngineName): void {
  test(`a backup of ${engine} under load is the bank at one moment, nothing missing`, async () => {
    const file = files(`${engine}-load`);
    const before = await withBank(engine, {}, async (bank, place) => {
      let moves = 0n;
      let stop = false;
      const move = async (): Promise<void> => {
        while (!stop) {
          const n = (moves += 1n);
          await bank
            .tx(async (tx) => {
              await tx.query('UPDATE purse SET amount = amount - 1 WHERE id = $1', [
                (n % 10n) + 1n,
              ]);
              await tx.query('UPDATE purse SET amount = amount + 1 WHERE id = $1', [
                ((n + 1n) % 10n) + 1n,
              ]);
              await tx.query('INSERT INTO note (id) VALUES ($1)', [n]);
            })
            .catch((error: { code?: string }) => {
              if (error.code !== '40P01') throw error;
            });
        }
      };
      const work = move();
      while (moves < 50n) await new Promise((resolve) => setTimeout(resolve, 5));
      const acknowledged = moves - 1n;
      if (engine === 'postgresql') await backUp(bank, file);
      else await backUpThroughServer(bank, place.dataDir, file);
      stop = true;
      await work;
      return acknowledged;
    });
    await withBank(engine, target, async (bank) => {
      await restore(bank, file);
      expect(await sumOfPurses(bank)).toBe('1000');
      const { rows } = await bank.query<{ count: bigint; last: bigint }>(
        'SELECT count(*) AS count, max(id) AS last FROM note',
      );
      expect(rows[0]?.last).toBeGreaterThanOrEqual(before);
      expect(rows[0]?.count).toBe(rows[0]?.last);
    });
  });
}

async function backUpThroughServer(bank: Database, dataDir: string, file: string): Promise<void> {
  const control = await serveControlSocket({
    database: bank,
    dataDir,
    examine: () => Promise.resolve(''),
    note: () => Promise.resolve(),
    warn: (text) => {
      throw new Error(text);
    },
  });
  const answer = await requestBackup(dataDir);
  if (!answer) throw new Error('The server does not listen.');
  await pipeline(answer, createWriteStream(file));
  await control?.close();
}

describe('backup and restore, embedded', () => {
  movesBetween('embedded', 'embedded');
  staysOneMoment('embedded');

  test('a file cut short or changed is refused, and the bank stays empty', async () => {
    const whole = await withBank('embedded', {}, async (bank) => {
      await bank.query(content);
      return await readFile(await backUp(bank, files('whole')));
    });
    await withBank('embedded', target, async (bank) => {
      const damaged = files('damaged');
      for (let round = 1; round < 15; round += 1) {
        const place = Math.floor((whole.length * round) / 15);
        const flipped = Buffer.from(whole);
        flipped[place] = (flipped[place] ?? 0) ^ 0x10;
        for (const bytes of [whole.subarray(0, place), flipped]) {
          await writeFile(damaged, bytes);
          await expect(
            restore(bank, damaged),
            `byte ${place} of ${whole.length}`,
          ).rejects.toBeInstanceOf(BackupError);
        }
      }
      const tables = async () => (await bank.query(`SELECT to_regclass('purse') AS purse`)).rows;
      expect(await tables()).toEqual([{ purse: null }]);
      await writeFile(damaged, whole);
      const beforeCommit = (): Promise<void> =>
        Promise.reject(new BackupError('the books are wrong'));
      await expect(
        restoreBackup(bank, damaged, { migrationsFolder: folder, beforeCommit }),
      ).rejects.toThrow('the books are wrong');
      expect(await tables()).toEqual([{ purse: null }]);
      await restore(bank, damaged);
      await expect(restore(bank, damaged)).rejects.toThrow('There is a bank here already');
    });
  });
});

describeOnPostgres('backup and restore with PostgreSQL', () => {
  movesBetween('embedded', 'postgresql');
  movesBetween('postgresql', 'embedded');
  staysOneMoment('postgresql');
});
