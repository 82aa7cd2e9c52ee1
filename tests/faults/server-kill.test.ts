import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund, localTransferBody, registerCustomer, type Customer } from '../../fixtures/people.ts';
import { startBankServer, type BankServer } from '../support/bank-server.ts';
import { noteFault } from '../support/note-fault.ts';

let server: BankServer;
let alice: Customer;
let bruno: Customer;
beforeAll(async () => {
  server = await startBankServer({ BANK_RATE_LIMIT: 'off' });
  alice = await registerCustomer(server.call, 'alice.ames');
  bruno = await registerCustomer(server.call, 'bruno.bell');
  await fund(server.call, server.admin, alice, 1_000_000, 'Savings Account');
});
afterAll(() => server.close());

interface Payment {
  key: string;
  reference: string;
  acknowledged: boolean;
}

async function pay(payment: Payment): Promise<void> {
  const body = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1, {
    reference: payment.reference,
  });
  const answer = await server.call('POST', '/api/transfers/local', {
    token: alice.token,
    body,
    headers: { 'idempotency-key': payment.key },
  });
  if (answer.status === 201) payment.acknowledged = true;
}

/** One customer who pays and pays until the server is gone: what was answered, and what was not. */
async function payUntilTheEnd(payments: Payment[]): Promise<void> {
  for (;;) {
    const payment = { key: randomUUID(), reference: `P-${randomUUID()}`, acknowledged: false };
    payments.push(payment);
    try {
      await pay(payment);
    } catch {
      // The connection broke: the test does not know yet whether the bank made this payment.
      return;
    }
  }
}

async function references(): Promise<string[]> {
  const all: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await server.call(
      'GET',
      `/api/transfers/transactions?page=${page}&limit=500`,
      { token: bruno.token },
    );
    all.push(...body.transfers.map(({ reference }: { reference: string }) => reference));
    if (all.length >= body.total) return all;
  }
}

test('kill -9 under load: every acknowledged payment is there once [S-30]', async (context) => {
  const payments: Payment[] = [];
  for (let round = 0; round < 3; round += 1) {
    const clients = Array.from({ length: 8 }, () => payUntilTheEnd(payments));
    // Not a pause: the kill must fall into the middle of the load, so some payments have to be
    // answered first.
    const enough = payments.length + 60;
    while (payments.length < enough) await new Promise(setImmediate);
    await server.kill();
    await Promise.all(clients);
    await server.start();
  }
  const unknown = payments.filter(({ acknowledged }) => !acknowledged);
  const found = await references();
  noteFault(context, {
    what: 'bank server',
    kills: 3,
    confirmed: payments.length - unknown.length,
    lost: payments.filter(
      ({ acknowledged, reference }) => acknowledged && !found.includes(reference),
    ).length,
    doubled: found.length - new Set(found).size,
  });
  expect(payments.length - unknown.length).toBeGreaterThan(100);
  for (const payment of unknown) await pay(payment);

  const booked = await references();
  expect(booked.toSorted()).toEqual(payments.map(({ reference }) => reference).toSorted());
  const { body } = await server.call('GET', '/api/users/accounts', { token: bruno.token });
  expect(body.accounts[0].balance).toBe(payments.length);
});
