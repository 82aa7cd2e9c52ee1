import { randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Call } from '../../fixtures/bank-client.ts';
import {
  expectStatus,
  fund,
  localTransferBody,
  registerCustomer,
  signIn,
  type Customer,
} from '../../fixtures/people.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { startSmtp } from '../support/smtp.ts';
import { callsOverTls } from '../support/manual/calls-over-tls.ts';
import { startInternet } from '../support/manual/internet.ts';
import { blocksOfManual, withNames } from '../support/manual/manual-page.ts';
import { type Machines, repositoryPath, startMachines } from '../support/manual/machines.ts';

const folder = process.env['BANK_TEST_MANUAL'] ?? '';
const bankName = 'bank.example';
const wake = 'night@bank.example';

let machines: Machines;
let mail: Awaited<ReturnType<typeof startSmtp>>;
let internet: Awaited<ReturnType<typeof startInternet>>;
/** The block that names things, with the names of these machines. */
let names: string;

const [naming, ...blocks] = blocksOfManual();
const lost = blocks.findIndex(({ heading }) => heading.includes('bank1 is lost'));
const numbered = blocks.map((block, index) => ({
  ...block,
  title: `${index + 1}: ${block.heading}`,
}));

/** A payee and a payer over TLS, before bank1 is lost and after. */
let payee: Customer;
let payer: Customer;
let authority: string;

beforeAll(async () => {
  machines = await startMachines(folder, async (ownAddress) => {
    internet = await startInternet(ownAddress);
    return {
      http_proxy: internet.url,
      https_proxy: internet.url,
      no_proxy: `localhost,127.0.0.1,${bankName}`,
    };
  });
  mail = await startSmtp(0, { host: machines.ownAddress, encrypted: true });
  names = withNames(naming?.commands ?? '', {
    BANK_NAME: bankName,
    REPOSITORY: repositoryPath,
    BANK1: machines.all.bank1.address,
    BANK2: machines.all.bank2.address,
    MAIL_SERVER: `[${machines.ownAddress}]:${mail.port}`,
    WAKE: wake,
    STANDBY_PASSWORD: randomBytes(24).toString('hex'),
  });
}, 300_000);

afterAll(async () => {
  await mail?.close();
  internet?.close();
  await machines?.close();
}, 60_000);

/** Types a block on its machines, and wants it to end well. */
async function typeIn({ on, commands }: (typeof blocks)[number]): Promise<void> {
  const { all } = machines;
  await expect(
    Promise.all(on.map((name) => all[name].run(`${names}\n${commands}`))),
  ).resolves.toHaveLength(on.length);
}

test.each(numbered.slice(0, lost))('the commands of block $title run', typeIn, 600_000);

const ask = async (name: 'bank1' | 'bank2', sql: string): Promise<string> =>
  (
    await machines.all[name].run(`cd / && sudo -u postgres psql -At -d larkmoor -c "${sql}"`)
  ).trim();

/** The first admin, who has chosen a password and turned two-step sign-in on, as the settings want. */
async function firstAdmin(call: Call): Promise<{ token: string }> {
  const log = await machines.all.bank1.run('journalctl -u larkmoor@3001 -o cat');
  const printed = /^ +password +(\S+)/m.exec(log)?.[1];
  if (printed === undefined) throw new Error(`The log names no password: ${log}`);
  const first = await signIn(call, 'admin', printed);
  const password = 'a-lantern-above-the-weir';
  expectStatus(
    await call('POST', '/api/users/password', {
      token: first,
      body: { currentPassword: printed, newPassword: password },
    }),
    200,
  );
  const token = await signIn(call, 'admin', password);
  const { secret } = await turnOn(call, { token });
  const { body } = expectStatus(
    await call('POST', '/api/users/login', {
      body: { username: 'admin', email: 'admin', password, code: codeOf(secret, 1) },
    }),
    200,
  );
  return { token: body.token };
}

test('the bank that the manual made takes a payment over TLS, and the standby has it', async () => {
  authority = await machines.all.bank1.run('cat /etc/nginx/authority.pem');
  const call = callsOverTls({ name: bankName, address: machines.all.bank1.address, authority });
  expect(await call('GET', '/api/health')).toMatchObject({
    status: 200,
    body: { paying: true, durability: 'machine-loss' },
  });
  const admin = await firstAdmin(call);
  payee = await registerCustomer(call, 'perry');
  payer = await registerCustomer(call, 'alice');
  await fund(call, admin, payer, 1_000);
  const body = localTransferBody(payer, { name: 'Perry', account: payee.checking.number }, 12.5, {
    reference: 'by the manual',
  });
  expectStatus(await call('POST', '/api/transfers/local', { token: payer.token, body }), 201);
  const paid = "SELECT count(*) FROM transfer WHERE reference = 'by the manual'";
  expect(await ask('bank1', paid)).toBe('1');
  await vi.waitFor(async () => expect(await ask('bank2', paid)).toBe('1'), 10_000);
  expect(await ask('bank2', 'SELECT pg_is_in_recovery()')).toBe('t');
  expect(
    await ask('bank1', 'SELECT application_name, state, sync_state FROM pg_stat_replication'),
  ).toBe('bank2|streaming|sync');
  // The mail to a person who registers has left the machine.
  await vi.waitFor(() => {
    expect(mail.received.some(({ to }) => to.includes(payer.email))).toBe(true);
  }, 60_000);
});

/** Asks the Prometheus of bank1. */
const askPrometheus = async (expr: string): Promise<unknown[]> =>
  JSON.parse(
    await machines.all.bank1.run(
      `curl --fail --silent --get --data-urlencode 'query=${expr}' http://127.0.0.1:9090/api/v1/query`,
    ),
  ).data.result;

test('the archive has a backup of it, and the alert woke somebody by mail', async () => {
  const info = JSON.parse(
    await machines.all.bank1.run(
      'runuser -u postgres -- pgbackrest --stanza=larkmoor info --output=json',
    ),
  );
  expect(info).toMatchObject([{ name: 'larkmoor', status: { code: 0 } }]);
  expect(info[0].backup.map(({ type }: { type: string }) => type)).toContain('full');
  // The unit of the backups noted it in the bank, and the servers tell its age.
  await vi.waitFor(async () => {
    expect(await askPrometheus('min(larkmoor_physical_backup_timestamp_seconds) > 0')).not.toEqual(
      [],
    );
  }, 60_000);
  await vi.waitFor(() => {
    expect(
      mail.received.filter(({ to, text }) => to.includes(wake) && text.includes('BankServerAway')),
    ).not.toEqual([]);
  }, 120_000);
});

test('each figure that an alert asks of PostgreSQL and the machine is one that their exporters tell', async () => {
  const rules = readFileSync('deploy/alerts.yml', 'utf8').replaceAll(/^ *#.*$/gm, '');
  const figures = new Set(rules.match(/\b(?:pg|node)_[a-z0-9_]+/g));
  // A container may not ask for the clock of its host.
  expect(figures.delete('node_timex_sync_status')).toBe(true);
  expect(figures.size).toBeGreaterThan(5);
  const untold: string[] = [];
  for (const figure of figures) if ((await askPrometheus(figure)).length === 0) untold.push(figure);
  expect(untold).toEqual([]);
  // The two sides of BankStandbyAway meet, and it names the standby.
  expect(
    await askPrometheus(
      'pg_replication_slot_slot_is_active == 1 and on (instance) pg_replication_is_replica == 0',
    ),
  ).toMatchObject([{ metric: { slot_name: 'bank2' } }]);
}, 60_000);

test('the doctor looks each morning, and Prometheus knows what it found', async () => {
  const { run } = machines.all.bank1;
  expect((await run('systemctl is-enabled larkmoor-doctor.timer')).trim()).toBe('enabled');
  expect(await run('systemctl list-timers larkmoor-doctor.timer --no-legend')).toContain(
    'larkmoor-doctor.service',
  );
  await vi.waitFor(async () => {
    expect(await askPrometheus('larkmoor_doctor_timestamp_seconds > 0')).not.toEqual([]);
  }, 60_000);
  // Its own name leads nowhere on this machine.
  expect(
    await askPrometheus('larkmoor_doctor_findings{about="certificate",state="warning"}'),
  ).not.toEqual([]);
  expect(await askPrometheus('larkmoor_doctor_findings{state="fault"}')).toEqual([]);
  // Under the walls of the units the system holds the process that looks into uploads, too.
  expect(await askPrometheus('larkmoor_doctor_findings{about="files"}')).toEqual([]);
}, 120_000);

test('bank1 is lost, and what was kept of it is brought to bank2', async () => {
  const kept = 'root/larkmoor-keep.tar';
  copyFileSync(join(folder, 'bank1', kept), join(folder, 'bank2', kept));
  await machines.all.bank1.lose();
  expect(await ask('bank2', 'SELECT pg_is_in_recovery()')).toBe('t');
}, 60_000);

test.each(numbered.slice(lost))('the commands of block $title run', typeIn, 600_000);

test('with bank1 lost, the bank is on bank2: the payment is there, and the session that made it pays on', async () => {
  const call = callsOverTls({ name: bankName, address: machines.all.bank2.address, authority });
  const paid = "SELECT count(*) FROM transfer WHERE reference LIKE 'by the manual%'";
  expect(await ask('bank2', paid)).toBe('1');
  expect(await call('GET', '/api/health')).toMatchObject({
    status: 200,
    body: { paying: true, durability: 'power-loss' },
  });
  const body = localTransferBody(payer, { name: 'Perry', account: payee.checking.number }, 7.5, {
    reference: 'by the manual, after the loss',
  });
  expectStatus(await call('POST', '/api/transfers/local', { token: payer.token, body }), 201);
  expect(await ask('bank2', paid)).toBe('2');
});
