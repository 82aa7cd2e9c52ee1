import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts';
import { systemContext } from '../../context.ts';
import { findProblems } from '../condition/find-problems.ts';
import { backupJobs } from './make-backups.job.ts';

let testBank: TestBank;
let folder: string;
beforeEach(async () => {
  testBank = await openTestBank('embedded');
  folder = await mkdtemp(join(tmpdir(), 'larkmoor-backups-'));
});
afterEach(async () => {
  await testBank.close();
  await rm(folder, { recursive: true, force: true });
});

const context = () => systemContext(testBank.bank, 'backups', 'test');
const schedule = () => ({ folder, hours: 24, keep: 3, days: 30 });
function scheduled(backups = schedule()): () => Promise<number> {
  const [job] = backupJobs({ ...testBank.bank.config, backups });
  return async () => (await job?.run(context())) ?? Number.NaN;
}
const makes = (backups = schedule()) => scheduled(backups)();

const nameOf = (hoursAgo: number) =>
  `larkmoor-${testBank.bank.clock
    .now()
    .subtract({ hours: hoursAgo })
    .toString({ smallestUnit: 'second' })
    .replaceAll(':', '')}.bank`;

async function reasons(backups = schedule()): Promise<string[]> {
  const { db, clock, config } = testBank.bank;
  const { dataDir } = config;
  const now = clock.now();
  const problems = await findProblems({
    db,
    now,
    aheadMs: 0,
    config: { ...config, dataDir, backups },
  });
  return problems.map(({ reason }) => reason);
}

test('a backup is made when one is due, restored to prove it, and older ones go by number and age', async () => {
  const [yesterday, before, third, ancient] = [25, 50, 75, 24 * 31].map(nameOf);
  for (const name of [yesterday, before, third, ancient, 'notes.txt'])
    await writeFile(join(folder, String(name)), 'older');
  expect(await makes()).toBe(1);
  const names = await readdir(folder);
  // Three by number, and what is not ours.
  expect(names).toHaveLength(4);
  expect(names).toEqual(expect.arrayContaining([yesterday, before, 'notes.txt']));
  const made = names.find((name) => ![yesterday, before, 'notes.txt'].includes(name));
  expect((await stat(join(folder, String(made)))).mode & 0o777).toBe(0o600);
  expect(await makes()).toBe(0);
  expect(await reasons()).toEqual([]);

  // By age, where many may be kept.
  await rm(join(folder, String(made)));
  await writeFile(join(folder, String(ancient)), 'older');
  expect(await makes({ ...schedule(), keep: 100 })).toBe(1);
  expect(await readdir(folder)).not.toContain(ancient);
  // Nothing of the proof is left.
  expect(
    (await readdir(testBank.bank.config.dataDir)).filter((name) => name.startsWith('copy-')),
  ).toEqual([]);
});

test('a backup that does not become a bank with right books is none, and health says so', async () => {
  const { db } = testBank.bank;
  const lastGood = nameOf(25);
  await writeFile(join(folder, lastGood), 'the last good one');
  // As a process leaves it that was killed.
  await writeFile(join(folder, `${nameOf(26)}.unfinished`), 'half of one');
  await db.query('RESET ROLE');
  const change = (minor: number) =>
    db.query(
      `UPDATE account SET posted = posted + $1
        WHERE id = (SELECT id FROM account ORDER BY id LIMIT 1)`,
      [minor],
    );
  await change(1);
  await expect(makes()).rejects.toThrow('The books of this backup are wrong');
  // The backup that was there stays.
  expect(await readdir(folder)).toEqual([lastGood]);
  expect(await reasons()).toEqual(['BACKUP_FAILS']);

  await change(-1);
  expect(await makes()).toBe(1);
  expect(await reasons()).toEqual([]);
});

test('a folder that cannot be written is told, and tried again later and not at once', async () => {
  await writeFile(join(folder, 'a file'), '');
  const make = scheduled({ ...schedule(), folder: join(folder, 'a file') });
  await expect(make()).rejects.toThrow('EEXIST');
  expect(await make()).toBe(0);
  expect(await reasons()).toEqual(['BACKUP_FAILS']);
});

test('a stop does not wait for a backup that is being made, and it counts as none and as no failure', async () => {
  const making = makes();
  testBank.bank.beginStop();
  expect(await making).toBe(0);
  expect(await reasons()).toEqual([]);
});
