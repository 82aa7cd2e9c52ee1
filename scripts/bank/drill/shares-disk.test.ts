import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sharesDisk } from './shares-disk.ts';

test('a repository of backups on the disk of the database is found, and one elsewhere is enough', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-disk-'));
  // On every Linux this is no part of a disk with data.
  const elsewhere = '/proc';
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['data', 'repository']) mkdirSync(join(folder, name));
  const settings = join(folder, 'pgbackrest.conf');
  const look = async (...repositories: string[]) => {
    writeFileSync(
      settings,
      ['[global]', ...repositories, '[larkmoor]', `pg1-path=${folder}/data`, ''].join('\n'),
    );
    return await sharesDisk(settings);
  };
  expect(await look(`repo1-path=${folder}/repository`)).toBe(true);
  expect(await look(`repo1-type=posix`, `repo1-path=${folder}/repository`)).toBe(true);
  expect(await look(`repo1-path=${elsewhere}`)).toBe(false);
  expect(await look(`repo1-path=${folder}/repository`, `repo2-path=${elsewhere}`)).toBe(false);
  expect(await look(`repo1-path=/larkmoor`, 'repo1-type=s3')).toBe(false);
  expect(await look(`repo1-path=${folder}/gone`)).toBe(null);
  expect(await sharesDisk(join(folder, 'no.conf'))).toBe(null);
});
