import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '../../fixtures/people.ts';
import { bankCommand } from '../support/bank-command.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { type ArchivedBank, startArchivedBank } from '../support/restore/archived-bank.ts';

let bank: ArchivedBank;
beforeAll(async () => {
  bank = await startArchivedBank();
}, 180_000);
afterAll(() => bank?.close());

test('destroyed under load, the bank comes back to a name, and refuses what opened it although no setting names the restore', async () => {
  const { postgres, server, payers } = bank;
  const [alice] = payers as [Customer];
  const statusOfAlice = async () =>
    (await server.call('GET', '/api/users/user', { token: alice.token })).status;
  const recovery = async (more?: Record<string, string>) =>
    (await bank.doctor(more)).filter((line) => line.includes(' recovery: '));
  // On a cluster, which this would be by its settings, the function is needed.
  const onCluster = { BANK_PATRONI_URLS: 'http://127.0.0.1:1' };
  expect(await recovery(onCluster)).toEqual([
    expect.stringMatching(/^warning recovery: After a restore .* no server would refuse/),
  ]);
  await makeLogins(postgres.url);
  expect(await recovery(onCluster)).toEqual([]);
  // Another cluster of this bank was restored to the same name, and confirmed.
  await postgres.query(
    `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
      VALUES (gen_random_uuid(), now(), 'system:operator', 'bank.restored', 'bank', '', '',
        '{"timeline": "2", "target": "before-the-upgrade", "system": "1"}')`,
  );
  const load = bank.payOnAndOn();
  await load.more(50);
  const [point = { begunAt: 0, endedAt: 0 }] = await postgres.query<{
    begunAt: number;
    endedAt: number;
  }>(
    `SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS "begunAt",
        CASE WHEN pg_create_restore_point('before-the-upgrade') IS NOT NULL
          THEN extract(epoch FROM clock_timestamp())::float8 * 1000 END AS "endedAt"`,
  );
  await load.more(50);
  await postgres.pgbackrest('check');
  await load.more(20);
  await postgres.vanish();
  await load.stop();
  await postgres.restore('--type=name', '--target=before-the-upgrade', '--target-action=promote');
  await postgres.start();

  const margin = 2;
  const there = new Set(await bank.paid());
  const before = load.orders.filter(
    ({ confirmedAt = Infinity }) => confirmedAt < point.begunAt - margin,
  );
  expect(before.length).toBeGreaterThanOrEqual(50);
  expect(before.filter(({ key }) => !there.has(key))).toEqual([]);
  const after = load.orders.filter(({ sentAt }) => sentAt > point.endedAt + margin);
  expect(after.length).toBeGreaterThan(50);
  expect(after.filter(({ key }) => there.has(key))).toEqual([]);

  expect(await statusOfAlice()).toBe(503);
  expect(await recovery()).toEqual([
    expect.stringContaining('PostgreSQL was restored to before-the-upgrade (timeline 2)'),
  ]);
  // As Patroni does it, which writes that file itself.
  await postgres.query('ALTER SYSTEM RESET ALL');
  await postgres.kill();
  await postgres.start();
  expect(await statusOfAlice()).toBe(503);
  expect(await recovery()).toEqual([
    expect.stringContaining(
      'PostgreSQL was restored to restore point "before-the-upgrade" (timeline 2)',
    ),
  ]);

  await bankCommand(['recovered'], bank.env);
  await expect.poll(statusOfAlice, { timeout: 30_000 }).toBe(401);
  expect(await recovery()).toEqual([]);
  // The next end of a recovery is no restore to a moment.
  await postgres.pgbackrest('check');
  await postgres.vanish();
  await postgres.restore();
  await postgres.start();
  await expect.poll(statusOfAlice, { timeout: 30_000 }).toBe(401);
  expect(await recovery()).toEqual([]);
});
