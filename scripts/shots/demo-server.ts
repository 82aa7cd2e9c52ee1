import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { networkCalls, type Call } from '../../fixtures/bank-client.ts';
import { demoPassword } from '../../fixtures/cast.ts';
import { expectStatus, registerCustomer, signIn } from '../../fixtures/people.ts';
import { demoConfig, demoEnvironment, demoStaff, makeHistory } from '../demo/make-history.ts';
import { longUsername } from './screen.ts';

const port = 4173;

/**
 * What waits for a second person: the demonstration has one, whose every credit is booked at once.
 */
async function proposeCredits(call: Call): Promise<void> {
  const token = await signIn(call, demoStaff.username, demoStaff.password);
  const size = {
    version: 0,
    value: { aboveMinor: 1_000_000 },
    reason: 'Large credits need a second person from now on.',
  };
  expectStatus(await call('POST', '/api/admin/policies/twoPeople', { token, body: size }), 201);
  for (const [username, amount, senderAccount, reference] of proposals) {
    const { users } = expectStatus(
      await call('GET', `/api/admin/user-search?search=${username}`, { token }),
      200,
    ).body;
    const body = {
      accountName: 'Savings Account',
      amount,
      senderAccount,
      recipientBank: 'Larkmoor Bank',
      reference,
      transferDate: new Date().toISOString(),
    };
    expectStatus(
      await call('PUT', `/api/admin/users/${users[0]._id}/accounts/fund`, { token, body }),
      202,
    );
  }
}

const proposals = [
  ['maya.okafor', 12_500, 'Estate of J. Marsh', 'Inheritance'],
  [
    longUsername,
    1_250_000,
    'The Worshipful Company of Heather Growers & Lark Keepers',
    'Sale of the upper moor with all its stones, becks and rights of way',
  ],
] as const;

/** The demonstration bank as a server of its own, with one customer who has just registered. */
export async function startDemoServer(): Promise<{ origin: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-shots-'));
  const dataDir = join(folder, 'demo');
  await makeHistory(demoConfig(dataDir), () => undefined);
  const env = {
    ...demoEnvironment(dataDir),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    BANK_RATE_LIMIT: 'off',
    BANK_SANDBOX: '0',
  };
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'server', 'main.ts')],
    {
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(server.stdout, 'data');
  const origin = `http://localhost:${port}`;
  const call = networkCalls(origin);
  await registerCustomer(call, 'new.customer', demoPassword);
  await proposeCredits(call);
  return {
    origin,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
