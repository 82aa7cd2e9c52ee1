import type { APIResponse, Route } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { networkCalls, type Call } from '../../fixtures/bank-client.ts';
import { demoPassword } from '../../fixtures/cast.ts';
import { expectStatus, registerCustomer, signIn } from '../../fixtures/people.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { demoEnvironment, demoStaff } from '../demo/make-history.ts';
import { copyKeptBank } from './kept-bank.ts';
import { longUsername } from './screen.ts';

/**
 * The address that the browser shows. It stays, because pictures of what is printed show it; the
 * server's own port is another in each run, so that two runs do not meet.
 */
const shownHost = 'localhost:4173';

/** Proposes credits that wait for a second person: the demonstration books every one at once. */
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

/** Where the server of this run is; the browser knows it under `shownHost`. */
let realOrigin = '';

/** The bank's answer to a request that a screen changes: Node does not know the shown host. */
export const answerOf = (route: Route): Promise<APIResponse> =>
  route.fetch({ url: route.request().url().replace(`http://${shownHost}`, realOrigin) });

/** A clock that starts at `fromMs` and shows a thousandth of what has passed since `startedMs`. */
export interface SlowTime {
  fromMs: number;
  startedMs: number;
}

export interface DemoServer {
  /** As the browser knows it, once `resolverRule` is given to it. */
  origin: string;
  resolverRule: string;
  time: SlowTime;
  close(): Promise<void>;
}

async function serve(dataDir: string, fromMs: number): Promise<DemoServer & { call: Call }> {
  const time = { fromMs, startedMs: Date.now() };
  const port = await findFreePort();
  realOrigin = `http://127.0.0.1:${port}`;
  const origin = `http://${shownHost}`;
  const env = {
    ...demoEnvironment(dataDir),
    PORT: String(port),
    BANK_PUBLIC_URL: origin,
    LOG_LEVEL: 'warn',
    BANK_RATE_LIMIT: 'off',
    BANK_SANDBOX: '0',
    SHOTS_TIME: `${time.fromMs},${time.startedMs}`,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'slow-time.ts')}`,
  };
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', '..', 'server', 'main.ts')],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(server.stdout, 'data');
  return {
    origin,
    resolverRule: `MAP ${shownHost} 127.0.0.1:${port}`,
    call: networkCalls(realOrigin),
    time,
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Adds what the demonstration lacks: a customer who has just registered, and credits that wait. */
async function addWhatWaits(dataDir: string): Promise<void> {
  const server = await serve(dataDir, Date.now());
  await registerCustomer(server.call, 'new.customer', demoPassword);
  await proposeCredits(server.call);
  await server.close();
}

/** The demonstration bank as a server of its own; its bank is kept in a folder. */
export async function startDemoServer(
  bankFolder: string,
  onNewBank: () => void,
): Promise<DemoServer> {
  const bank = await copyKeptBank(bankFolder, { addTo: addWhatWaits, onNewBank });
  const server = await serve(bank.dataDir, bank.madeAtMs);
  return {
    ...server,
    async close() {
      await server.close();
      bank.remove();
    },
  };
}
