import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  expectStatus,
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { keepOtherwise } from '../support/keep-otherwise.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, ask, customer, take } = useSharedDesk();

const outside = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};
const inDays = (days: number) =>
  new Date(bank().bank.clock.businessNow().epochMilliseconds + days * 86_400_000).toISOString();

/** An order as it was sent first: asked for again in the very same words. */
interface Sent {
  what: string;
  again(): Promise<Answer>;
  first: Answer;
}

async function send(what: string, from: Customer, call: string, body: unknown): Promise<Sent> {
  const headers = { 'idempotency-key': randomUUID() };
  const again = () =>
    bank().call('POST', `/api/transfers/${call}`, { token: from.token, body, headers });
  const first = await again();
  expectStatus(first, 201);
  return { what, again, first };
}

/** Every way an order can begin, each of which changes before long. */
async function ordersOfEveryKind(payer: Customer, payee: Customer): Promise<Sent[]> {
  const own = { name: payer.username, account: payer.checking.number };
  const inside = { name: payee.username, account: payee.checking.number };
  const local = (what: string, to: typeof outside | typeof own, amount: number, extra = {}) =>
    send(what, payer, 'local', localTransferBody(payer, to, amount, extra));
  const abroad = (what: string, extra = {}) =>
    send(what, payer, 'international', internationalTransferBody(extra));
  const bill = (what: string, extra = {}) => send(what, payer, 'payBill', billBody(30, extra));
  return [
    await local('booked at once', inside, 10),
    await local('settled later', outside, 20),
    await local('to the own account', own, 500),
    await send('moved', payer, 'own', {
      fromAccount: payer.savings.number,
      toAccount: payer.checking.number,
      amount: 7,
    }),
    await local('paid on its day', inside, 11, { transferDate: inDays(1) }),
    await local('to the own account on its day', own, 12, { transferDate: inDays(1) }),
    await local('approved', inside, 2_000),
    await local('declined', outside, 2_001),
    await abroad('abroad'),
    await abroad('abroad on its day', { transferDate: inDays(1) }),
    await bill('a bill'),
    await bill('a bill on its day', { transferDate: inDays(1) }),
    await bill('a bill that comes again', { paymentType: 'Recurring', frequency: 'monthly' }),
  ];
}

test('an order asked for again is answered as first, to the byte', async () => {
  const { db, clock } = bank().bank;
  await setPolicy(
    db,
    'review',
    { aboveMinor: 100_000 },
    clock.businessNow().subtract({ hours: 1 }),
  );
  const [payer, payee] = [await customer(20_000), await customer()];
  const orders = await ordersOfEveryKind(payer, payee);
  const answered = orders.map(({ first }) => first.bytes.toString());

  const idOf = (what: string) =>
    orders.find((order) => order.what === what)?.first.body.transfer._id as string;
  for (const what of ['approved', 'declined']) {
    await take('payment', idOf(what));
    const decision =
      what === 'approved'
        ? (['approve', undefined] as const)
        : (['decline', { reason: 'RECIPIENT_DOUBTFUL', note: 'Called' }] as const);
    expectStatus(
      await ask(
        staff(),
        'POST',
        `/api/admin/payment-reviews/${idOf(what)}/${decision[0]}`,
        decision[1],
      ),
      200,
    );
  }
  // As if a day had been closed before its journal came: the order is then booked on the journal's
  // day.
  await db.query(`UPDATE transfer SET booked_at = booked_at + interval '1 day' WHERE id = $1`, [
    idOf('booked at once'),
  ]);
  await setPolicy(db, 'exchange', { spreadBps: 900, quoteMinutes: 5 }, clock.businessNow());
  await bank().advance('P6D');

  const now = await Promise.all(
    orders.map(async ({ what, first }) => [
      what,
      (await ask(payer, 'GET', first.body.receipt)).body.status,
    ]),
  );
  expect(Object.fromEntries(now)).toMatchObject({
    'settled later': 'Completed',
    'paid on its day': 'Completed',
    approved: 'Approved',
    declined: 'Declined',
  });
  const again = await Promise.all(
    orders.map(async (order) => (await order.again()).bytes.toString()),
  );
  expect(again).toEqual(answered);
});

test('what an order’s claim keeps is a small part of its answer', async () => {
  const payer = await customer(100);
  const { first } = await send('booked', payer, 'local', localTransferBody(payer, outside, 1));
  const { rows } = await bank().bank.db.query<{ kept: string }>(
    'SELECT answer::text AS kept FROM claim WHERE id = $1',
    [first.body.transfer._id],
  );
  expect(rows[0]?.kept).toBe('{"order":"settling"}');
});

test('an order that an earlier server kept with its words is answered in them', async () => {
  const payer = await customer(100);
  const { first, again } = await send('a bill', payer, 'payBill', billBody(30));
  const { message, code, ...rest } = first.body;
  expect([code, message]).toEqual(['PAYMENT_SUBMITTED', 'Payment Submitted Successfully!']);
  const kept = { order: 'settling', more: { schedule: null } };
  await keepOtherwise(bank(), { ...kept, says: code }, { ...kept, message });
  expect((await again()).body).toEqual({ ...rest, message });
});
