import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bankCommand } from '../support/bank-command.ts';
import { noteFault } from '../support/note-fault.ts';
import {
  type ArchivedBank,
  secondsSince,
  startArchivedBank,
} from '../support/restore/archived-bank.ts';
import { commandOf } from '../support/restore/archived-postgres.ts';
import { nowMs } from '../support/restore/paid-orders.ts';

let receiver: ChildProcess | undefined;
let bank: ArchivedBank;
beforeAll(async () => {
  bank = await startArchivedBank();
}, 180_000);
afterAll(async () => {
  receiver?.kill('SIGKILL');
  await bank?.close();
});

test('with a synchronous receiver elsewhere a machine that vanishes loses nothing confirmed', async (context) => {
  const receiverEnv = {
    PGHOST: '127.0.0.1',
    PGPORT: new URL(bank.postgres.url).port,
    PGUSER: 'larkmoor_tests',
    PGAPPNAME: 'larkmoor_wal',
  };
  const [program, args] = commandOf('larkmoor-wal.service', 'ExecStartPre');
  await bank.postgres.run(program, args, receiverEnv);
  const [, receive] = commandOf('larkmoor-wal.service', 'ExecStart');
  receiver = spawn(
    program,
    receive.map((arg) => arg.replace('/var/lib/larkmoor-wal', bank.postgres.receiver)),
    { ...bank.postgres.owner, env: { ...bank.postgres.env, ...receiverEnv }, stdio: 'inherit' },
  );
  // The archive alone would lose the last hour.
  await bank.postgres.query(`ALTER SYSTEM SET archive_timeout = '1h'`);
  await bank.postgres.query(`ALTER SYSTEM SET synchronous_standby_names = 'larkmoor_wal'`);
  await bank.postgres.query('SELECT pg_reload_conf()');
  await vi.waitFor(
    async () =>
      expect(
        await bank.postgres.query(
          `SELECT FROM pg_stat_replication WHERE application_name = 'larkmoor_wal'
            AND sync_state = 'sync'`,
        ),
      ).toHaveLength(1),
    30_000,
  );
  await bank.postgres.query('SELECT pg_switch_wal()');

  const load = bank.payOnAndOn();
  await load.more(300);
  // The log under way to the receiver never arrives; the confirmed payments are there already.
  receiver.kill('SIGSTOP');
  await Promise.race([load.more(100), wait(3_000)]);
  await bank.postgres.vanish();
  receiver.kill('SIGKILL');
  await load.stop();

  const begun = nowMs();
  await bank.postgres.restore();
  // The receiver has the newest log: PostgreSQL reads it where the archive has no more.
  await bank.postgres.run('sh', [
    '-c',
    'for file in "$1"/*; do name=$(basename "$file" .partial); cp "$file" "$2/$name"; done',
    'sh',
    bank.postgres.receiver,
    join(bank.postgres.data, 'pg_wal'),
  ]);
  await bank.postgres.start();
  console.log(
    `back at the last confirmed payment: ${secondsSince(begun)} s until PostgreSQL answered`,
  );

  const paid = await bank.paid();
  const there = new Set(paid);
  const lost = load.confirmed().filter(({ key }) => !there.has(key));
  expect(lost).toEqual([]);
  expect(there.size).toBe(paid.length);
  // Nothing was withdrawn that could come back: sessions go on, and so does money.
  const after = bank.payOnAndOn();
  await after.more(20);
  await after.stop();
  console.log(`${secondsSince(begun)} s until money went on`);
  await bankCommand(['verify'], bank.env);
  expect(await bank.doctor()).not.toContainEqual(expect.stringContaining(' recovery: '));
  noteFault(context, {
    what: 'machine of PostgreSQL, with a receiver',
    kills: 1,
    confirmed: load.confirmed().length,
    lost: lost.length,
    doubled: 0,
  });
});
