import { randomBytes } from 'node:crypto';
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

test.each(blocks.map((block, index) => ({ ...block, title: `${index + 1}: ${block.heading}` })))(
  'the commands of block $title run',
  async ({ on, commands }) => {
    const { all } = machines;
    await expect(
      Promise.all(on.map((name) => all[name].run(`${names}\n${commands}`))),
    ).resolves.toHaveLength(on.length);
  },
  600_000,
);

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
  const call = callsOverTls({
    name: bankName,
    address: machines.all.bank1.address,
    authority: await machines.all.bank1.run('cat /etc/nginx/authority.pem'),
  });
  expect(await call('GET', '/api/health')).toMatchObject({
    status: 200,
    body: { paying: true, durability: 'machine-loss' },
  });
  const admin = await firstAdmin(call);
  const payee = await registerCustomer(call, 'perry');
  const payer: Customer = await registerCustomer(call, 'alice');
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
  // What a person who registers is mailed has left the machine.
  await vi.waitFor(() => {
    expect(mail.received.some(({ to }) => to.includes(payer.email))).toBe(true);
  }, 60_000);
});

test('the archive has a backup of it, and the alert woke somebody by mail', async () => {
  const info = JSON.parse(
    await machines.all.bank1.run(
      'runuser -u postgres -- pgbackrest --stanza=larkmoor info --output=json',
    ),
  );
  expect(info).toMatchObject([{ name: 'larkmoor', status: { code: 0 } }]);
  expect(info[0].backup.map(({ type }: { type: string }) => type)).toContain('full');
  await vi.waitFor(() => {
    expect(
      mail.received.filter(({ to, text }) => to.includes(wake) && text.includes('BankServerAway')),
    ).not.toEqual([]);
  }, 120_000);
});
