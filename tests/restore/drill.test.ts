import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  type ArchivedBank,
  failureOf,
  startArchivedBank,
} from '../support/restore/archived-bank.ts';

let bank: ArchivedBank;
beforeAll(async () => {
  bank = await startArchivedBank();
}, 180_000);
afterAll(() => bank?.close());

test('an archive that takes nothing is named by the doctor and the metrics, and money goes on', async () => {
  const archive = join(bank.postgres.repository, 'archive', 'larkmoor', '15-1');
  const folders = [archive, ...readdirSync(archive).map((name) => join(archive, name))].filter(
    (path) => !path.endsWith('.info'),
  );
  const load = bank.payOnAndOn();
  await load.more(5);
  expect(await bank.doctor()).toContainEqual(expect.stringContaining('ok archive: '));
  expect(await bank.metric('larkmoor_archive_failing')).toBe('0');
  for (const folder of folders) chmodSync(folder, 0o500);
  await bank.postgres.query('SELECT pg_switch_wal()');
  await vi.waitFor(
    async () => {
      expect(await bank.metric('larkmoor_archive_failing')).toBe('1');
    },
    { timeout: 60_000, interval: 500 },
  );
  expect(await bank.doctor()).toContainEqual(
    expect.stringMatching(/^fault archive: The archive did not take [0-9A-F]{24}, tried last at 2/),
  );
  await load.more(5);
  for (const folder of folders) chmodSync(folder, 0o750);
  await vi.waitFor(
    async () => {
      expect(await bank.metric('larkmoor_archive_failing')).toBe('0');
    },
    { timeout: 120_000, interval: 500 },
  );
  expect(Number(await bank.metric('larkmoor_archive_timestamp_seconds'))).toBeGreaterThan(
    Date.now() / 1000 - 120,
  );
  await load.stop();
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)(
  'an archive whose disk is full is named the same, payments go on, and it takes all once there is room',
  async () => {
    const archive = join(bank.postgres.repository, 'archive', 'larkmoor', '15-1');
    const segments = readdirSync(archive).find((name) => /^[0-9A-F]{16}$/.test(name)) ?? '';
    const folder = join(archive, segments);
    const { uid, gid } = statSync(folder);
    const load = bank.payOnAndOn();
    // A file system of one page, over the folder that the next segments go to.
    const full = `size=4k,mode=750,uid=${uid},gid=${gid}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', full, 'tmpfs', folder]);
    let isMounted = true;
    // pgBackRest may be in it just then.
    const makeRoom = async () => {
      if (isMounted) await vi.waitFor(() => execFileSync('umount', [folder]), 30_000);
      isMounted = false;
    };
    onTestFinished(makeRoom);
    await load.more(5);
    await bank.postgres.query('SELECT pg_switch_wal()');
    await vi.waitFor(
      async () => {
        expect(await bank.metric('larkmoor_archive_failing')).toBe('1');
      },
      { timeout: 60_000, interval: 500 },
    );
    expect(await bank.doctor()).toContainEqual(
      expect.stringMatching(/^fault archive: The archive did not take [0-9A-F]{24}, tried last at/),
    );
    await load.more(5);
    await makeRoom();
    await vi.waitFor(
      async () => {
        expect(await bank.metric('larkmoor_archive_failing')).toBe('0');
      },
      { timeout: 120_000, interval: 500 },
    );
    await load.stop();
    await bank.postgres.pgbackrest('check');
  },
);

test('the doctor and the metrics know the age of the newest backup, once its unit noted it', async () => {
  const newest = 'larkmoor_physical_backup_timestamp_seconds{kind="newest"}';
  const full = 'larkmoor_physical_backup_timestamp_seconds{kind="full"}';
  expect(await bank.doctor()).toContainEqual(
    'warning backup: No backup by pgBackRest was ever noted.',
  );
  expect([await bank.metric(newest), await bank.metric(full)]).toEqual(['0', '0']);
  const beganAt = Math.floor(Date.now() / 1000);
  await bank.postgres.pgbackrest('--type=incr', 'backup');
  expect(await bank.noteBackups()).toMatch(/^\d{8}-\d{6}F_\d{8}-\d{6}I, made at 2.* is noted\.$/m);
  expect(await bank.doctor()).toContainEqual(
    expect.stringMatching(/^ok backup: \d{8}-\d{6}F_\d{8}-\d{6}I is 0 hours old, and the last /),
  );
  expect(Number(await bank.metric(newest))).toBeGreaterThanOrEqual(beganAt);
  expect(Number(await bank.metric(full))).toBeLessThan(beganAt);
  expect(Number(await bank.metric(full))).toBeGreaterThan(0);

  onTestFinished(() => bank.postgres.usePassphrase('of-a-test'));
  bank.postgres.usePassphrase('of-another-bank');
  expect(await failureOf(bank.noteBackups())).toContain('cannot read what is in its repository');
});

test('a drill restores the newest backup beside the bank, proves it, and the doctor knows', async () => {
  expect(await bank.doctor()).toContainEqual(
    'warning rehearsal: No backup was ever restored to prove it.',
  );
  await vi.waitFor(async () => expect((await bank.blocks()).length).toBeGreaterThan(0), 60_000);
  const anchors = await bank.blocks();
  const load = bank.payOnAndOn();
  await load.more(20);
  await bank.postgres.pgbackrest('--type=incr', 'backup');
  const said = await bank.drill('--anchor', bank.keepAnchors(anchors));
  await load.stop();
  console.log(said);
  expect(said).toMatch(/^RPO {2}[\d.]+ s at most: /m);
  expect(said).toMatch(/^RTO {2}[\d.]+ s until PostgreSQL answered, [\d.]+ s until the books/m);
  expect(said).toContain('The books are right: ');
  expect(said).toContain('The trail is unchanged: ');
  // Nothing of it is left, and the bank that serves was not in the way.
  expect(readdirSync(bank.postgres.scratch).filter((name) => name.startsWith('larkmoor-'))).toEqual(
    [],
  );
  expect(await bank.doctor()).toContainEqual(
    expect.stringMatching(/^ok rehearsal: \d{8}-\d{6}F_\d{8}-\d{6}I was restored in [\d.]+ s and/),
  );
  expect(Number(await bank.metric('larkmoor_rehearsal_timestamp_seconds'))).toBeGreaterThan(
    Date.now() / 1000 - 60,
  );
  const [, rto] = /^RTO {2}([\d.]+) s until/m.exec(said) ?? [];
  expect(await bank.metric('larkmoor_rehearsal_seconds{of="away"}')).toBe(rto);
  expect(Number(await bank.metric('larkmoor_rehearsal_seconds{of="proven"}'))).toBeGreaterThan(
    Number(rto),
  );
});

test('a drill ends with 1 for another passphrase, another trail and wrong books, and names them', async () => {
  onTestFinished(() => bank.postgres.usePassphrase('of-a-test'));
  bank.postgres.usePassphrase('of-another-bank');
  expect(await failureOf(bank.drill())).toContain(
    'repo1-cipher-pass is the passphrase of another one',
  );
  bank.postgres.usePassphrase('of-a-test');

  const [first] = await bank.blocks();
  const other = bank.keepAnchors([{ block: first?.block ?? 0, hash: 'ab'.repeat(32) }]);
  expect(await failureOf(bank.drill('--anchor', other))).toContain('block 1 is another one');

  const raise = (cents: number) =>
    bank.postgres.query(`UPDATE account SET posted = posted + ${cents} WHERE gl_code = '1410'`);
  await raise(1);
  const archivedBefore = await bank.metric('larkmoor_archive_timestamp_seconds');
  await bank.postgres.query('SELECT pg_switch_wal()');
  await vi.waitFor(
    async () => {
      expect(await bank.metric('larkmoor_archive_timestamp_seconds')).not.toBe(archivedBefore);
    },
    { timeout: 60_000, interval: 300 },
  );
  expect(await failureOf(bank.drill())).toContain('THE BOOKS ARE NOT RIGHT');
  await raise(-1);
});
