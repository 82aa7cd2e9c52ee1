import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { networkCalls } from '../../fixtures/bank-client.ts';
import { expectStatus, fund, registerCustomer, type Customer } from '../../fixtures/people.ts';
import type { Route } from '../../contract/calls/route.ts';
import { makeSamples } from '../e2e/support/address-samples.ts';
import { bankCommand } from '../support/bank-command.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { findFreePort } from '../support/free-port.ts';
import { startLoad } from '../support/journaled-payments.ts';
import { noteFault } from '../support/note-fault.ts';
import { startPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { makeLogins } from '../support/postgres-logins.ts';
import { startHaproxy, type WatchingProxy } from '../support/proxy.ts';
import { bankingDayOf } from '../../server/base/clock.ts';

const released = process.env['BANK_TEST_UPGRADE'] ?? '';

let cluster: PostgresCluster;
let servers: [BankServer, BankServer];
let proxy: WatchingProxy;
let call: ReturnType<typeof networkCalls>;
let logins: Awaited<ReturnType<typeof makeLogins>>;
let payers: Customer[];
let payee: Customer;
/** Has one of each thing, and does nothing while the bank is upgraded. */
let owner: Customer;
/** Where `owner` reads what is theirs: each call that the released version has. */
let addresses: string[];
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const started = await startPostgresCluster();
  if (!started) throw new Error('PostgreSQL is not installed.');
  cluster = started;
  ends.push(() => cluster.remove());
  await cluster.administer(
    `CREATE DATABASE larkmoor TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
  );
  logins = await makeLogins(cluster.url('larkmoor'));
  const port = await findFreePort();
  const shared = {
    BANK_PUBLIC_URL: `http://localhost:${port}`,
    BANK_TRUSTED_PROXIES: '127.0.0.1',
    BANK_RATE_LIMIT: 'off',
    BANK_DRAIN_SECONDS: '3',
  };
  // The owner's login is in the environment of the first alone, which makes the tables.
  const first = await startBankServer({ ...shared, ...logins }, released);
  ends.push(() => first.close());
  const second = await startBankServer(
    { ...shared, DATABASE_URL: logins.DATABASE_URL, BANK_KEY_FILE: `${first.dataDir}.key` },
    released,
  );
  ends.push(() => second.close());
  servers = [first, second];
  proxy = await startHaproxy(port, [first.origin, second.origin]);
  ends.push(() => proxy.close());
  call = networkCalls(`http://localhost:${port}`);
  payers = [];
  for (const name of ['alice.ames', 'bella.boyd', 'carla.cole', 'dinah.dunn']) {
    const payer = await registerCustomer(call, name);
    await fund(call, first.admin, payer, 1_000_000);
    payers.push(payer);
  }
  payee = await registerCustomer(call, 'perry.pine');
  owner = await registerCustomer(call, 'olive.oakes');
  await fund(call, first.admin, owner, 18_400.5);
  addresses = await useEverything({ ...first, call });
});

afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(cluster.url('larkmoor'));
  await client.connect();
  const { rows } = await client.query<Row>(sql, values).finally(() => client.end());
  return rows;
}

/** Lets `owner` have something on each page. @returns where they read it. */
async function useEverything(server: BankServer): Promise<string[]> {
  const { token, checking, savings } = owner;
  const { customers } = await makeSamples(server, owner);
  const goal = { name: 'A boat', amount: 9_000 };
  const goalOf = `/api/users/accounts/savings/${savings.number}/goal`;
  expectStatus(await call('PUT', goalOf, { token, body: goal }), 200);
  const [loan] = expectStatus(await call('GET', '/api/loans', { token }), 200).body.loans;
  const ids: Record<string, string> = {
    transfers: customers['transactions/:id'],
    users: customers['messages/:id'],
    loans: loan._id,
  };
  const month = bankingDayOf(Temporal.Now.instant()).slice(0, 7);
  // Of the released version: a customer had nothing of what it did not have.
  const { api } = (await import(join(released, 'contract', 'api.ts'))) as {
    api: Record<string, Route>;
  };
  return Object.values(api)
    .filter(({ method, who, stream }) => method === 'GET' && who === 'customer' && !stream)
    .map(({ path }) =>
      path
        .replace('{id}', ids[path.split('/')[2] ?? ''] ?? '')
        .replace(/\{(?:account|number)\}/, checking.number)
        .replace('{month}', month),
    );
}

/** Fields in the answer to a customer that change without anything being done. */
const passing = new Set(['asOf', 'lastSeenAt', 'lastUsedAt', 'expiresAt']);

const withoutPassing = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    passing.has(name) ? undefined : value,
  ) as unknown;

/**
 * A day until which something may be done may have become a later one, and no earlier one. To mails
 * that may be turned off others may have come, and moments have no order.
 */
const atLeast = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null) return body;
  for (const list of ['choices', 'moments'])
    if (list in body) {
      const rows = (body as Record<string, unknown[]>)[list];
      return { ...body, [list]: expect.arrayContaining(rows ?? []) };
    }
  if (!('reportUntil' in body)) return body;
  const { reportUntil } = body;
  const isNoEarlier = (day: string) => day >= String(reportUntil);
  return { ...body, reportUntil: expect.toSatisfy(isNoEarlier) };
};

/**
 * The numbers of the entries in a file for spreadsheets, whose columns a newer version may name and
 * cut otherwise: 0.2 put the journal before the number, 0.3 the account, with a fee on a line of its
 * own.
 */
const numbersOf = (csv: string): string[] =>
  [...csv.matchAll(/^"?[\w-]+-(\d+)"?,/gm)].map(([, number = '']) => number);

/**
 * The answer of each of them; of a picture or a PDF, which is drawn each time, only its kind, and
 * of a file for spreadsheets its rows.
 */
async function readEverything(): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const address of addresses) {
    const { status, body, headers } = await call('GET', address, { token: owner.token });
    if (status !== 200) continue;
    const type = String(headers['content-type']);
    const isFile = type.startsWith('text/csv');
    answers.set(
      address,
      isFile ? numbersOf(String(body)) : type.includes('json') ? withoutPassing(body) : type,
    );
  }
  return answers;
}

/** Functions by the number under which a plan keeps them. */
const functionsThatServersCall = () =>
  query<{ number: number; name: string }>(
    `SELECT f.oid AS number, f.oid::regprocedure::text AS name FROM pg_proc f
      WHERE pronamespace = 'public'::regnamespace`,
  );

const healths = async (): Promise<string[]> =>
  await Promise.all(
    servers.map(async ({ call: ask }) => String((await ask('GET', '/api/health')).status)),
  );

test('a bank is upgraded server by server under load: nobody meets an error, nothing is lost, and what a customer had reads the same', async (context) => {
  const load = startLoad({ call, payers, payee, perSecond: 30 });
  expect(await load.more(60)).toBe(true);
  // A new version may have more accounts of the bank itself.
  const counted = 'SELECT count(*) AS accounts FROM account WHERE owner_id IS NOT NULL';
  const before = await query<{ accounts: string }>(counted);
  const readBefore = await readEverything();
  const functions = await functionsThatServersCall();

  // As the manual says: first the migrations, as the owner, while the old version serves.
  await bankCommand(['migrate'], { ...logins });
  expect(await load.more(60)).toBe(true);

  // A server that plans a statement while a function is dropped fails with “cache lookup failed”.
  expect(await functionsThatServersCall()).toEqual(expect.arrayContaining(functions));

  const bothServe = async () => {
    await expect.poll(() => proxy.seesBoth(), { timeout: 60_000 }).toBe(true);
    expect(await healths()).toEqual(['200', '200']);
    expect(await load.more(60)).toBe(true);
  };
  // An old server that is restarted in the middle of it still starts, on the newer tables.
  await servers[0].stop();
  await servers[0].start(released);
  await bothServe();
  for (const server of servers) {
    expect(await server.stop()).toBe(0);
    await server.start();
    // After the first one two versions serve, side by side.
    await bothServe();
  }

  const { confirmed, ordered, errors, readErrors } = await load.stop();
  const booked = new Map(
    (
      await query<{ reference: string; entries: number }>(
        `SELECT reference, count(entry.seq)::int AS entries FROM transfer
          JOIN entry ON entry.journal_id = transfer.journal_id AND account_id = payee_account_id
          WHERE payee_id = $1 GROUP BY reference`,
        [payee.id],
      )
    ).map(({ reference, entries }) => [reference, entries]),
  );
  const lost = confirmed.filter((key) => !booked.has(key)).length;
  const doubled = ordered.filter((key) => (booked.get(key) ?? 0) > 1).length;
  noteFault(context, {
    what: 'every server of a version, for those of the next',
    kills: 3,
    confirmed: confirmed.length,
    lost,
    doubled,
  });
  console.log({ confirmed: confirmed.length, lost, doubled, errors, readErrors });
  if (Object.keys({ ...errors, ...readErrors }).length > 0)
    for (const server of servers) console.log(server.output());
  expect({ lost, doubled, errors, readErrors }).toEqual({
    lost: 0,
    doubled: 0,
    errors: {},
    readErrors: {},
  });
  expect(confirmed).toHaveLength(ordered.length);
  const readAfter = await readEverything();
  console.log(`${readBefore.size} of ${addresses.length} calls read something`);
  expect(readBefore.size).toBeGreaterThan(28);
  // A newer version may say more of a thing, and not less.
  for (const [path, body] of readBefore)
    expect({ [path]: readAfter.get(path) }).toMatchObject({ [path]: atLeast(body) });
  expect(await query(counted)).toEqual(before);
  const { version } = JSON.parse(readFileSync(join(released, 'package.json'), 'utf8')) as {
    version: string;
  };
  console.log(`from ${version}: ${confirmed.length} payments confirmed on the way`);
  expect(
    await bankCommand(['verify'], {
      ...logins,
      BANK_DATA_DIR: servers[0].dataDir,
      BANK_KEY_FILE: `${servers[0].dataDir}.key`,
    }),
  ).toContain('The books are right');
});
