import { expect, test } from 'vitest';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { useDelayedPayments } from '../support/delayed-payments.ts';
import { setPolicy } from '../support/set-policy.ts';

const { bank, ask, customer, payer, onNewDevice, payLocally, staff, take } = useDelayedPayments();

const toUs = (payee: Customer) => ({
  name: 'A Friend',
  account: payee.savings.number,
  bank: 'Larkmoor Bank',
});

const found = async (who: Customer, text: string): Promise<number> =>
  (await ask(who, 'GET', `/api/transfers/transactions?search=${encodeURIComponent(text)}`)).body
    .total;

/** All that a customer reads of an order, and the words of it by which they find it. */
async function readBy(who: Customer, id: string, words: readonly string[]) {
  const { body: receipt } = await ask(who, 'GET', `/api/transfers/${id}`);
  const { transfers } = (await ask(who, 'GET', '/api/transfers/transactions')).body;
  const csv = await ask(who, 'GET', '/api/transfers/transactions.csv');
  expect(csv.status).toBe(200);
  const counts = await Promise.all(
    words.map(async (word) => ((await found(who, word)) ? word : '')),
  );
  return {
    status: receipt.status,
    reasons: [
      receipt.statusReason,
      transfers.find(({ _id }: { _id: string }) => _id === id).statusReason,
      ...receipt.steps.map(({ reason }: { reason: string | null }) => reason),
    ].filter((reason) => reason !== null),
    file: JSON.stringify(csv.body),
    foundBy: counts.filter((word) => word !== ''),
  };
}

test('a payee reads and finds by nothing why the bank let a payment wait; once paid, its payer reads it in its steps alone', async () => {
  const payee = await customer();
  const who = await payer();
  const thief = await onNewDevice(who);
  const { body } = await payLocally(thief, who, 900, {
    ...toUs(payee),
    routing: undefined as never,
  });
  expect(body.delayed).toBeDefined();
  const { _id: id, statusReason } = body.transfer;
  const words = ['new device', 'logged', 'cancel'];
  await bank().advance('PT25H');
  const seen = await readBy(payee, id, words);
  expect(seen).toMatchObject({ status: 'Completed', reasons: [], foundBy: [] });
  expect(seen.file).toContain(body.transfer.reference);
  expect(seen.file).not.toContain('device');
  const own = await readBy(who, id, words);
  expect(own).toMatchObject({ status: 'Completed', reasons: [statusReason], foundBy: [] });
  expect(own.file).not.toContain('device');
});

test('nor that staff looked at it first, which its payer reads', async () => {
  const payee = await customer();
  const who = await customer(5_000);
  const { db, clock } = bank().bank;
  await setPolicy(db, 'review', { aboveMinor: 10_000 }, clock.businessNow());
  const sent = await ask(
    who,
    'POST',
    '/api/transfers/local',
    localTransferBody(who, toUs(payee), 900),
  );
  const { _id: id } = expectStatus(sent, 201).body.transfer;
  expectStatus(await take('payment', id), 200);
  const approve = `/api/admin/payment-reviews/${id}/approve`;
  expectStatus(await ask(staff(), 'POST', approve, {}), 200);
  const seen = await readBy(payee, id, ['reviewed']);
  expect(seen).toMatchObject({ reasons: [], foundBy: [] });
  expect(seen.file).not.toContain('reviewed');
  const own = await readBy(who, id, ['reviewed']);
  expect(own.reasons).toContain('We reviewed it and approved it.');
  expect(own.foundBy).toEqual(['reviewed']);
});
