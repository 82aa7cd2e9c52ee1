import { chmod, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderError } from '../errors.ts';
import { makePlace, openPlace, type TestPlace } from '../../../tests/support/test-database.ts';

let place: TestPlace;
beforeEach(async () => {
  place = await makePlace('embedded');
});
afterEach(() => place.remove());

test('a first start that was killed in mid-copy is forgotten by the next', async () => {
  const unfinished = join(place.dataDir, 'database.unfinished');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'PG_VERSION'), '18\n');
  const database = await openPlace(place);
  await expect(
    database.query('SELECT count(*) AS files FROM schema_migration'),
  ).resolves.toMatchObject({ rowCount: 1 });
  await database.close();
});

test('a bank without a template is made from nothing, once', async () => {
  await rm(place.dataDir, { recursive: true });
  const fromNothing = { ...place, templateFolder: undefined };
  const first = await openPlace(fromNothing, { as: 'tool' });
  await first.query('CREATE TABLE mine (id int8)');
  await first.close();
  const second = await openPlace(fromNothing, { as: 'tool' });
  await expect(second.query('SELECT * FROM mine')).resolves.toMatchObject({ rows: [] });
  await second.close();
});

test('a bank is made from a template that may only be read', async () => {
  const templateFolder = join(place.dataDir, 'read-only-template');
  await cp(place.templateFolder ?? '', templateFolder, { recursive: true });
  const entries = await readdir(templateFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o555 : 0o444);
  const database = await openPlace({ ...place, templateFolder });
  await expect(
    database.query('SELECT count(*) AS files FROM schema_migration'),
  ).resolves.toMatchObject({ rowCount: 1 });
  await database.close();
  for (const entry of entries.filter((one) => one.isDirectory()))
    await chmod(join(entry.parentPath, entry.name), 0o755);
});

test('a folder of another major version of PostgreSQL is said to be one, and left as it is', async () => {
  await (await openPlace(place)).close();
  const version = join(place.dataDir, 'database', 'PG_VERSION');
  await writeFile(version, '17\n');
  const opening = openPlace(place);
  await expect(opening).rejects.toThrow(DataFolderError);
  await expect(opening).rejects.toThrow(
    /made by PostgreSQL 17, and this version of the bank has PostgreSQL 18\. Nothing was changed\./,
  );
  await writeFile(version, '18\n');
  await (await openPlace(place)).close();
});
