import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlace, openPlace, type TestPlace } from '../../../tests/support/test-database.ts';
import { startRowWriter } from '../../../tests/support/row-writer.ts';
import { DataFolderError } from '../errors.ts';

let place: TestPlace;
beforeEach(async () => {
  place = await makePlace('embedded');
});
afterEach(() => place.remove());

test('a second process on the folder ends with one line; the first is unharmed', async () => {
  const database = await openPlace(place);
  const second = startRowWriter(place.dataDir);
  const { code, said } = await second.ended;
  expect(code).toBe(1);
  expect(said).toContain(place.dataDir);
  expect(said.trim().split('\n')).toHaveLength(1);
  await expect(database.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
  await database.close();
});

test('a second opening in the process is refused; the folder is free after close', async () => {
  const first = await openPlace(place);
  await expect(openPlace(place)).rejects.toBeInstanceOf(DataFolderError);
  await first.close();
  const second = await openPlace(place);
  await second.close();
});

test('the lock dies with its process, even by kill -9', async () => {
  await (await openPlace(place)).close();
  const holder = startRowWriter(place.dataDir);
  await holder.waitFor('open');
  await expect(openPlace(place)).rejects.toBeInstanceOf(DataFolderError);
  holder.process.kill('SIGKILL');
  await holder.ended;
  await rm(`${place.dataDir}/record`);
  const database = await openPlace(place);
  await database.close();
});
