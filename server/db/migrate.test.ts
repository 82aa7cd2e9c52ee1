import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type EngineName,
  type TestPlace,
} from '../../tests/support/test-database.ts';
import { untilSomebodyWaits } from '../../tests/support/until-somebody-waits.ts';
import type { Database } from './database.ts';
import { MigrationError } from './errors.ts';
import { readSchemaFiles } from './schema-files.ts';

const shelf = `
CREATE TABLE shelf (id int8 PRIMARY KEY, label text);
CREATE TABLE stone (id int8 PRIMARY KEY);
GRANT SELECT, INSERT ON stone TO larkmoor_app;`;
const book = `CREATE TABLE book (id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shelf_id int8 REFERENCES shelf (id)); INSERT INTO shelf VALUES (1, NULL);`;

function suite(engine: EngineName): void {
  let place: TestPlace;
  let home: string;
  let folder: string;
  const opened: Database[] = [];
  const open = async (): Promise<Database> => {
    const database = await openPlace(place, { migrationsFolder: folder });
    opened.push(database);
    return database;
  };
  const closeAll = async (): Promise<void> => {
    for (const database of opened.splice(0)) await database.close();
  };

  beforeEach(async () => {
    place = await makePlace(engine, { empty: true });
    home = await mkdtemp(join(tmpdir(), 'larkmoor-migrations-'));
    folder = join(home, 'migrations');
    await mkdir(folder);
    await writeFile(join(folder, '0001-shelf.sql'), shelf);
    await writeFile(join(folder, '0002-book.sql'), book);
  });
  afterEach(async () => {
    await closeAll();
    await place.remove();
    await rm(home, { recursive: true });
  });

  const reopen = async (): Promise<Database> => {
    await closeAll();
    return await open();
  };
  const applied = async (database: Database): Promise<unknown> =>
    (await database.query('SELECT name FROM schema_migration ORDER BY name')).rows;

  test('files are applied once each, in order, and a later one by the next start', async () => {
    await open();
    await writeFile(join(folder, '0003-label.sql'), `UPDATE shelf SET label = 'top'`);
    const database = await reopen();
    expect(await applied(database)).toEqual([
      { name: '0001-shelf.sql' },
      { name: '0002-book.sql' },
      { name: '0003-label.sql' },
    ]);
    expect((await database.query('SELECT label FROM shelf')).rows).toEqual([{ label: 'top' }]);
  });

  test('a file that fails leaves nothing of itself, and the ones before it stay', async () => {
    await writeFile(join(folder, '0003-broken.sql'), 'CREATE TABLE half (id int8); SELECT 1 / 0;');
    await expect(open()).rejects.toMatchObject({ code: '22012' });
    await rm(join(folder, '0003-broken.sql'));
    const database = await open();
    expect(await applied(database)).toHaveLength(2);
    expect((await database.query(`SELECT to_regclass('half') AS half`)).rows).toEqual([
      { half: null },
    ]);
  });

  test('a changed file is refused by name', async () => {
    await open();
    await writeFile(join(folder, '0001-shelf.sql'), `${shelf} -- and more`);
    const refused = await reopen().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MigrationError);
    expect(String(refused)).toContain('0001-shelf.sql was changed');
  });

  test('a database of a newer version is refused by name', async () => {
    await open();
    await rm(join(folder, '0002-book.sql'));
    const refused = await reopen().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MigrationError);
    expect(String(refused)).toContain('newer version of the bank (it has 0002-book.sql)');
  });

  test('an older version that a newer file lets go on starts, and one older than that does not', async () => {
    await writeFile(join(folder, '0002-book.sql'), `-- oldest 0001\n${book}`);
    await open();
    // A version whose newest file is 0002 runs while this one is made, and is restarted then.
    const newer = join(folder, '0003-label.sql');
    await writeFile(newer, `-- Labels.\n-- oldest 0002\nUPDATE shelf SET label = 'top'`);
    expect(await applied(await reopen())).toHaveLength(3);
    await rm(newer);
    const database = await reopen();
    expect((await database.query('SELECT label FROM shelf')).rows).toEqual([{ label: 'top' }]);
    await rm(join(folder, '0002-book.sql'));
    await expect(reopen()).rejects.toThrow('newer version of the bank (it has 0003-label.sql)');
  });

  describe('a function', () => {
    const write = async (text: string): Promise<void> => {
      await mkdir(join(home, 'functions'), { recursive: true });
      await writeFile(join(home, 'functions', 'answer.sql'), text);
    };
    const answering = (revision: number, answer: number): string =>
      `-- revision ${revision}\nCREATE OR REPLACE FUNCTION answer() RETURNS int8 LANGUAGE sql ` +
      `AS 'SELECT max(id) + ${answer} FROM shelf';`;
    const answer = async (database: Database): Promise<unknown> =>
      (await database.query('SELECT answer()')).rows[0]?.['answer'];

    test('is applied after the tables it reads, and again when revised', async () => {
      await write(answering(1, 40));
      expect(await answer(await open())).toBe(41n);
      await write(answering(2, 50));
      expect(await answer(await reopen())).toBe(51n);
    });

    test('of a newer version is left as it is by an older one that it lets go on', async () => {
      await writeFile(join(folder, '0002-book.sql'), `-- oldest 0001\n${book}`);
      await write(answering(1, 40));
      await open();
      const mended = answering(2, 50).replace('\n', '\n-- oldest 0002\n');
      await write(mended);
      await reopen();
      await write(answering(1, 40));
      expect(await answer(await reopen())).toBe(51n);
      await rm(join(folder, '0002-book.sql'));
      await expect(reopen()).rejects.toThrow(
        'newer version of the bank (its function file answer.sql)',
      );
    });

    test('whose text changed under the same revision is refused by name', async () => {
      await write(answering(1, 40));
      await open();
      await write(answering(1, 50));
      await expect(reopen()).rejects.toThrow(
        'answer.sql was changed after it had been applied to this database. Raise the revision',
      );
    });

    test('is never put back by a server of an older version', async () => {
      await write(answering(2, 50));
      await open();
      await write(answering(1, 40));
      await expect(reopen()).rejects.toThrow(
        'newer version of the bank (its function file answer.sql)',
      );
      await rm(join(home, 'functions'), { recursive: true });
      await expect(reopen()).rejects.toThrow(
        'newer version of the bank (its function file answer.sql)',
      );
    });
  });

  test('the server changes ordinary tables, and others only as their grants say', async () => {
    const database = await open();
    await database.query('INSERT INTO stone VALUES (1)');
    await database.query('INSERT INTO book (shelf_id) VALUES (1)');
    await database.query('DELETE FROM book');
    const denied = { code: '42501' };
    await expect(database.query('UPDATE stone SET id = 2')).rejects.toMatchObject(denied);
    await expect(database.query('DELETE FROM stone')).rejects.toMatchObject(denied);
    await expect(database.query('TRUNCATE book')).rejects.toMatchObject(denied);
    await expect(database.query('CREATE TABLE mine (id int8)')).rejects.toMatchObject(denied);
    await expect(database.query(`DELETE FROM schema_migration`)).rejects.toMatchObject(denied);
  });

  test('rights that the application lost come back at the next start', async () => {
    await open();
    await closeAll();
    const tool = await openPlace(place, { as: 'tool', migrates: false });
    await tool.query('REVOKE USAGE ON SCHEMA public FROM larkmoor_app, public');
    await tool.query('REVOKE ALL ON book, schema_function FROM larkmoor_app');
    await tool.close();
    const database = await open();
    await database.query('INSERT INTO book (shelf_id) VALUES (1)');
    expect((await database.query('SELECT FROM schema_function')).rowCount).toBe(0);
    const denied = { code: '42501' };
    await expect(database.query('DELETE FROM schema_function')).rejects.toMatchObject(denied);
  });

  if (engine === 'postgresql') {
    test('a start that only compares makes nothing, and says what is lacking', async () => {
      const comparing = { migrationsFolder: folder, migrates: 'compares' } as const;
      const refused = await openPlace(place, comparing).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(MigrationError);
      expect(String(refused)).toContain('lacks the migration 0001-shelf.sql');
      const tool = await openPlace(place, { as: 'tool', migrates: false });
      opened.push(tool);
      expect((await tool.query(`SELECT to_regclass('schema_migration') AS made`)).rows).toEqual([
        { made: null },
      ]);
      await open();
      opened.push(await openPlace(place, comparing));
    });

    test('servers that start at the same time apply each file once', async () => {
      const databases = await Promise.all([open(), open(), open()]);
      for (const database of databases) expect(await applied(database)).toHaveLength(2);
      expect((await databases[0]?.query('SELECT id FROM shelf'))?.rows).toEqual([{ id: 1n }]);
    });

    test('while a backup keeps a table from a file, readers and writers go on', async () => {
      const asServer = { as: 'server', migrates: false } as const;
      const [backup, server] = [await open(), await openPlace(place, asServer)];
      opened.push(server);
      await writeFile(join(folder, '0003-label.sql'), 'ALTER TABLE shelf ADD CHECK (id > 0)');
      const told: string[] = [];
      const { upgraded } = await backup.tx(async (tx) => {
        await tx.query('SELECT FROM shelf');
        const upgrade = {
          upgraded: openPlace(place, { migrationsFolder: folder, warn: (text) => told.push(text) }),
        };
        for (let turn = 2; turn <= 3; turn += 1) {
          await untilSomebodyWaits(tx);
          // Its connection gives up after a second.
          await server.query('INSERT INTO shelf VALUES ($1)', [turn]);
          expect((await server.query('SELECT FROM shelf')).rowCount).toBe(turn);
        }
        return upgrade;
      });
      opened.push(await upgraded);
      expect(await applied(await upgraded)).toHaveLength(3);
      expect(told).toEqual([expect.stringContaining('0003-label.sql waits for a table')]);
    });
  }
}

test('each migration from 0039 on says which version may still run', async () => {
  const { migrations } = await readSchemaFiles();
  const silent = migrations.filter(({ name, oldest }) => name >= '0039' && oldest === null);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

describe('migrations, embedded', () => suite('embedded'));
describeOnPostgres('migrations, on PostgreSQL', () => suite('postgresql'));
