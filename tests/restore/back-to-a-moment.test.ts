import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Customer, signIn } from '../../fixtures/people.ts';
import { bankCommand } from '../support/bank-command.ts';
import { newPassword } from '../support/mailed-reset.ts';
import { noteFault } from '../support/note-fault.ts';
import {
  type ArchivedBank,
  failureOf,
  secondsSince,
  startArchivedBank,
} from '../support/restore/archived-bank.ts';
import { nowMs } from '../support/restore/paid-orders.ts';

let bank: ArchivedBank;
beforeAll(async () => {
  bank = await startArchivedBank();
}, 180_000);
afterAll(() => bank?.close());

test('destroyed under load, the bank comes back to a moment, and no session, password or link of then opens it', async (context) => {
  const { call, admin } = bank.server;
  const [alice] = bank.payers as [Customer];
  // Another cluster of this bank was restored and confirmed once: timelines begin at 1 in each.
  await bank.postgres.query(
    `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
      VALUES (gen_random_uuid(), now(), 'system:operator', 'bank.restored', 'bank', '', '',
        '{"timeline": "2", "target": "2026-01-01 00:00:00+00"}')`,
  );
  const load = bank.payOnAndOn();
  await load.more(50);
  await bank.postgres.pgbackrest('--type=incr', 'backup');
  expect(
    (await call('POST', '/api/auth/forgot-password', { body: { email: alice.email } })).status,
  ).toBe(202);
  const link = await vi.waitFor(async () => {
    const tokens = (await bank.server.outbox()).flatMap(
      (mail) =>
        /reset-password#token=3D([\w-]{43})/.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1] ?? [],
    );
    expect(tokens).toHaveLength(1);
    return tokens[0];
  }, 60_000);
  const before = (await bank.blocks()).length;
  await vi.waitFor(
    async () => expect((await bank.blocks()).length).toBeGreaterThan(before),
    90_000,
  );
  await load.more(50);

  const [{ at, moment } = { at: 0, moment: '' }] = await bank.postgres.query<{
    at: number;
    moment: string;
  }>(
    `SELECT extract(epoch FROM moment)::float8 * 1000 AS at, moment::text AS moment
      FROM clock_timestamp() AS moment`,
  );
  await load.more(100);
  const ended = (await bank.blocks()).length;
  await vi.waitFor(async () => expect((await bank.blocks()).length).toBeGreaterThan(ended), 90_000);
  const anchors = bank.keepAnchors(await bank.blocks());
  // The log of that moment has left the machine.
  const [{ file } = { file: '' }] = await bank.postgres.query<{ file: string }>(
    'SELECT pg_walfile_name(pg_current_wal_lsn()) AS file',
  );
  await vi.waitFor(
    async () => {
      const [archiver] = await bank.postgres.query<{ last: string }>(
        'SELECT last_archived_wal AS last FROM pg_stat_archiver',
      );
      expect(String(archiver?.last) >= file).toBe(true);
    },
    { timeout: 60_000, interval: 200 },
  );
  await load.more(20);
  await bank.postgres.vanish();
  await load.stop();

  const begun = nowMs();
  await bank.postgres.restore('--type=time', `--target=${moment}`, '--target-action=promote');
  await bank.postgres.start();
  console.log(`back at ${moment}: ${secondsSince(begun)} s until PostgreSQL answered`);

  // Until an operator runs `recovered`, each request is refused, and the log says why.
  expect((await call('GET', '/api/users/user', { token: alice.token })).status).toBe(503);
  expect((await call('GET', '/api/health')).status).toBe(503);
  expect(await bank.doctor()).toContainEqual(
    expect.stringContaining(`fault recovery: PostgreSQL was restored to ${moment} (timeline 2)`),
  );

  // Everything that was confirmed before the moment, and nothing that was sent after it.
  const margin = 2;
  const there = new Set(await bank.paid());
  const confirmedBefore = load.orders.filter(
    ({ confirmedAt }) => confirmedAt !== undefined && confirmedAt < at - margin,
  );
  const lost = confirmedBefore.filter(({ key }) => !there.has(key));
  expect(confirmedBefore.length).toBeGreaterThan(100);
  expect(lost).toEqual([]);
  expect(load.orders.filter(({ key, sentAt }) => sentAt > at + margin && there.has(key))).toEqual(
    [],
  );
  expect(new Set(await bank.paid()).size).toBe((await bank.paid()).length);

  // With the keys of another bank the restore is refused, and withdraws nothing.
  const foreign = join(bank.postgres.scratch, 'foreign.key');
  writeFileSync(foreign, `${'5a'.repeat(32)}\n`, { mode: 0o600 });
  expect(
    await failureOf(bankCommand(['recovered'], { ...bank.env, BANK_KEY_FILE: foreign })),
  ).toContain('Nothing was withdrawn');
  // A standby of the other history cannot confirm a commit. The command must refuse at once where
  // one is named, instead of waiting for it without end.
  const name = async (standbys: string) => {
    await bank.postgres.query(`ALTER SYSTEM SET synchronous_standby_names = '${standbys}'`);
    await bank.postgres.query('SELECT pg_reload_conf()');
  };
  await name('bank2');
  expect(await failureOf(bankCommand(['recovered'], bank.env))).toContain(
    'Nothing was withdrawn: synchronous_standby_names is "bank2"',
  );
  await name('');
  const said = await bankCommand(['recovered', '--anchor', anchors], bank.env);
  console.log(`${secondsSince(begun)} s until the books were proven\n${said}`);
  expect(said).toContain('The books are right: ');
  expect(said).toContain('The trail is unchanged: ');
  expect(said).toMatch(/The trail ends at block \d+; the anchors know [1-9]\d* later ones/);
  expect(said).toContain(`npm run bank -- admin reset ${admin.username}`);

  // The same servers take it up again.
  await expect
    .poll(async () => (await call('GET', '/api/users/user', { token: alice.token })).status, {
      timeout: 30_000,
    })
    .toBe(401);
  for (const { token } of [...bank.payers, admin])
    expect((await call('GET', '/api/users/user', { token })).status).toBe(401);
  for (const { username, password } of [alice, admin])
    expect(
      (await call('POST', '/api/users/login', { body: { username, email: username, password } }))
        .status,
    ).toBe(401);
  const body = { token: link, newPassword, confirmPassword: newPassword };
  expect((await call('POST', '/api/auth/reset-password/confirm', { body })).status).toBe(400);

  // Money waits until staff have read which payments the restore took away.
  expect((await call('GET', '/api/health')).body.code).toBe('MONEY_STOPPED');
  const reset = await bankCommand(['admin', 'reset', admin.username], bank.env);
  const given = /password +(\S+)/.exec(reset)?.[1] ?? '';
  admin.token = await signIn(call, admin.username, given);
  const chosen = 'a-staff-password-of-later';
  expect(
    (
      await call('POST', '/api/users/password', {
        token: admin.token,
        body: { currentPassword: given, newPassword: chosen, confirmPassword: chosen },
      })
    ).status,
  ).toBe(200);
  admin.token = await signIn(call, admin.username, chosen);
  const staff = (method: string, path: string, asked?: unknown) =>
    call(method, path, { token: admin.token, ...(asked ? { body: asked } : {}) });
  const proofs = async () => (await staff('GET', '/api/admin/books/proofs')).body.proofs;
  const [{ askedBy, findings }] = await proofs();
  const gone = load.confirmed().filter(({ key }) => !there.has(key));
  expect(askedBy.name).toBe('witness');
  // Answers to jobs are in it too; each named order is one that is gone, the oldest first.
  expect(findings[0].count).toBeGreaterThanOrEqual(Math.min(gone.length, 512));
  const named = findings[0].places.map((place: string) => place.slice(0, 36));
  expect(named.filter((key: string) => !gone.some((order) => order.key === key))).toEqual([]);
  await staff('POST', '/api/admin/books/proofs');
  await expect.poll(async () => (await proofs())[0].state, { timeout: 60_000 }).toBe('right');
  expect((await staff('POST', '/api/admin/books/resume', { reason: 'Seen.' })).status).toBe(200);
  console.log(`${secondsSince(begun)} s until money went on; ${gone.length} orders named as lost`);
  noteFault(context, {
    what: 'machine of PostgreSQL, back to a moment',
    kills: 1,
    confirmed: confirmedBefore.length,
    lost: lost.length,
    doubled: 0,
  });
});
