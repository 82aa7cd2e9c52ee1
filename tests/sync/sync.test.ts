import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Customer,
  expectStatus,
  fund,
  internationalTransferBody,
  localTransferBody,
  registerCustomer,
} from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { awkwardTexts } from '../support/random-entries.ts';
import { readCsv } from '../support/read-csv.ts';
import { type ActualRow, openActual } from './actual.ts';

let folder: string;
let bank: BankServer;
let actual: Awaited<ReturnType<typeof openActual>>;
let payer: Customer;
let payee: Customer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'actual-'));
  bank = await startBankServer({ BANK_RATE_LIMIT: 'off' });
  actual = await openActual(folder);
  [payer, payee] = [
    await registerCustomer(bank.call, 'fern.gale'),
    await registerCustomer(bank.call, 'moss.hale'),
  ];
  const staff = { ...bank.admin, id: '', email: '' };
  await fund(bank.call, staff, payer, 10_000);
  await fund(bank.call, staff, payee, 700);
});
afterAll(async () => {
  await actual.close();
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Pays both ways, and abroad with a fee, with texts that some format has a meaning for. */
async function payAround(cents: number): Promise<void> {
  for (const [index, reference] of awkwardTexts.entries()) {
    const [from, to] = index % 3 === 0 ? [payee, payer] : [payer, payee];
    const recipient = { name: to.username, account: to.savings.number };
    const body = localTransferBody(from, recipient, (cents + index) / 100, {
      reference: [...reference].slice(0, 60).join(''),
    });
    await bank.call('POST', '/api/transfers/local', { token: from.token, body });
  }
  expectStatus(
    await bank.call('POST', '/api/transfers/international', {
      token: payer.token,
      body: internationalTransferBody({ amount: cents, debitedAccount: payer.savings.number }),
    }),
    201,
  );
}

/** Each entry of an account as its CSV has it. */
async function ownEntries({ token, savings }: Customer) {
  const path = `/api/accounts/${savings.number}/entries.csv`;
  const [, ...rows] = readCsv((await bank.call('GET', path, { token })).body);
  return rows.map((row) => ({
    id: row[0] as string,
    day: row[1] as string,
    payee: row[6] as string,
    cents: Math.round(Number(row[9]) * 100),
  }));
}

/** The rows that Actual has, without the line in which it keeps what was there before. */
async function rowsOf(id: string): Promise<ActualRow[]> {
  const rows = await actual.api.getTransactions(id, '2000-01-01', '2999-12-31');
  return rows.filter((row) => row.imported_id !== null);
}

async function expectSameAsOurs(id: string, who: Customer): Promise<void> {
  const entries = await ownEntries(who);
  const rows = (await rowsOf(id)).map((row) => ({
    id: row.imported_id,
    day: row.date,
    cents: row.amount,
    payee: row.imported_payee,
  }));
  const byId = (one: { id: string | null }, other: { id: string | null }) =>
    String(one.id).localeCompare(String(other.id), 'en', { numeric: true });
  expect(rows.toSorted(byId)).toEqual(entries.toSorted(byId));
  const sum = entries.reduce((total, { cents }) => total + cents, 0);
  expect(await actual.api.getAccountBalance(id)).toBe(sum);
}

async function inTurn<T, Result>(all: T[], act: (one: T) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await act(one));
  return results;
}

test('Actual’s server claims a feed, and reads each entry once, however often it asks', async () => {
  await payAround(1234);
  const accounts = [payer.checking.number, payer.savings.number];
  const body = { name: 'Actual', accounts, endsOn: new Date().toISOString().slice(0, 10) };
  const made = expectStatus(
    await bank.call('POST', '/api/users/feeds', { token: payer.token, body }),
    201,
  ).body;
  const offered = await actual.connect(made.setupToken);
  expect(offered.map(({ id }) => id)).toEqual(accounts);
  const [checking = '', savings = ''] = await inTurn(offered, actual.link);
  await expectSameAsOurs(savings, payer);
  expect([await rowsOf(checking), await actual.api.getAccountBalance(checking)]).toEqual([[], 0]);

  // The same again, and with more of it.
  await actual.api.runBankSync({ accountId: savings });
  await expectSameAsOurs(savings, payer);
  await payAround(250);
  await actual.api.runBankSync({ accountId: savings });
  await actual.api.runBankSync({ accountId: savings });
  await expectSameAsOurs(savings, payer);

  const path = `/api/users/feeds/${made.feed._id}`;
  expectStatus(await bank.call('DELETE', path, { token: payer.token }), 200);
  await expect(actual.api.runBankSync({ accountId: savings })).rejects.toThrow();
  await expectSameAsOurs(savings, payer);
});
