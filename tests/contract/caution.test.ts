import { expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import type { Policy } from '../../contract/values/policy.ts';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { listOrders } from '../support/many-orders.ts';
import { setPolicy } from '../support/set-policy.ts';
import { findCaution } from '../../server/money/approvals/authorisations-store.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff } = useSharedDesk();

const payee = { name: 'Cleo Hart', account: '518830444', routing: '021000021', bank: 'Orchard' };
const warned = { askedByOthers: true, toldToKeepSecret: false, checkedNumber: false };

test('what was answered before signing is evidence: staff read it with the payment, and it decides nothing [D-38]', async () => {
  const who = await customer(5_000);
  const securityPin = '4711';
  expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin }), 201);
  const pay = async (amount: number, caution?: unknown) => {
    const body = localTransferBody(who, payee, amount);
    const order = { call: 'transfers/local', body };
    const given = caution === undefined ? {} : { caution };
    expectStatus(await ask(who, 'POST', '/api/approvals', { securityPin, order, ...given }), 201);
    const paid = expectStatus(await ask(who, 'POST', '/api/transfers/local', body), 201);
    return paid.body.transfer._id as string;
  };
  const caseOf = async (id: string) => {
    const { body } = expectStatus(
      await ask(who, 'POST', `/api/transfers/${id}/dispute`, {
        reason: 'NOT_MADE_BY_ME',
        whatHappened: 'They said they were the bank.',
      }),
      201,
    );
    return (await ask(staff(), 'GET', `/api/admin/disputes/${body.dispute._id}`)).body;
  };
  const asked = await pay(900, warned);
  expect(await caseOf(asked)).toMatchObject({
    caution: { ...warned, at: expect.stringMatching(/^\d{4}-/) },
  });
  // As programs pay: without it, whatever the sum.
  expect(await caseOf(await pay(950))).toMatchObject({ caution: null });
  const { rows } = await bank().bank.db.query<{ details: Record<string, string> }>(
    `SELECT details FROM audit_event WHERE action = 'order.signed' AND person_id = $1 ORDER BY at`,
    [who.id],
  );
  expect(rows.map(({ details }) => details['askedByOthers'])).toEqual(['yes', undefined]);
  expect(rows[0]?.details).toMatchObject({ toldToKeepSecret: 'no', checkedNumber: 'no' });

  const body = localTransferBody(who, payee, 1);
  const refused = await ask(who, 'POST', '/api/approvals', {
    securityPin,
    order: { call: 'transfers/local', body },
    caution: { ...warned, askedByOthers: 'maybe' },
  });
  expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_FIELDS']);
});

test('staff read the answers of the order’s own signature, and none that point to a scam are hidden by later ones', async () => {
  const who = await customer(5_000);
  const securityPin = '4711';
  expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin }), 201);
  const sign = async (call: string, body: object, caution?: object) =>
    expectStatus(
      await ask(who, 'POST', '/api/approvals', { securityPin, order: { call, body }, caution }),
      201,
    );
  const cautionOf = async (id: string) => await findCaution(bank().bank.db, id);

  const body = localTransferBody(who, payee, 800);
  await sign('transfers/local', body, warned);
  await sign('transfers/local', body, { ...warned, askedByOthers: false, checkedNumber: true });
  const paid = expectStatus(await ask(who, 'POST', '/api/transfers/local', body), 201);
  expect(await cautionOf(paid.body.transfer._id)).toMatchObject(warned);

  // A bill that was changed to more since was signed again, without questions.
  const bill = billBody(600, { paymentType: 'Recurring', frequency: 'monthly' });
  await sign('transfers/payBill', bill, warned);
  const begun = expectStatus(await ask(who, 'POST', '/api/transfers/payBill', bill), 201).body;
  expect(await cautionOf(begun.transfer._id)).toMatchObject(warned);
  const { _id: scheduleId, nextDate: date } = begun.schedule;
  const dearer = { scheduleId, date, payments: 'all', amount: 900, endDate: null };
  await sign('transfers/schedules/change', dearer);
  expectStatus(await ask(who, 'POST', '/api/transfers/schedules/change', dearer), 200);
  // A month, a weekend and a holiday.
  await bank().advance('P36D');
  const { transfers } = (await ask(who, 'GET', '/api/transfers/transactions')).body;
  const { _id: later } = (transfers as { _id: string; amount: number }[]).find(
    ({ amount }) => amount === 900,
  ) ?? { _id: '' };
  expect(await cautionOf(later)).toBeNull();
});

test('only a payment that was completed a day ago makes an account one that was paid before [D-38]', async () => {
  const who = await customer();
  const to = (account: string, status: 'settling' | 'scheduled' | 'returned' | 'completed') => ({
    recipientAccount: account,
    status,
  });
  await listOrders(bank().bank, who, [
    to('100000001', 'settling'),
    to('100000002', 'scheduled'),
    to('100000003', 'returned'),
    to('100000004', 'completed'),
    { ...to('100000004', 'settling'), recipientName: 'The same under another name' },
    // A small payment goes ahead of the large one.
    { ...to('100000006', 'completed'), createdAt: bank().bank.clock.businessNow() },
    to('100000005', 'returned'),
    to('100000005', 'settling'),
  ]);
  const { recipients } = (await ask(who, 'GET', '/api/transfers/recipients')).body;
  const paid = recipients.map(
    ({ recipientAccount, isPaid }: { recipientAccount: string; isPaid: boolean }) =>
      `${recipientAccount} ${isPaid}`,
  );
  expect(paid.toSorted()).toEqual([
    '100000001 false',
    '100000002 false',
    '100000004 true',
    '100000004 true',
    '100000005 false',
    '100000006 false',
  ]);
  // Their money was never debited: under way, they would not be in the books.
  await bank().bank.db.query(
    `UPDATE transfer SET status = 'returned' WHERE payer_id = $1 AND status = 'settling'`,
    [who.id],
  );
});

test('the size above which our forms ask is the bank’s to set, and as shipped where none was', async () => {
  const sizeNow = async () =>
    (await bank().call('GET', '/api/bank')).body.limits.firstPaymentPause as number;
  const { firstPaymentPauseMinor: _none, ...older } = shippedPolicies.stepUp;
  const set = async (value: Policy<'stepUp'>) =>
    await setPolicy(bank().bank.db, 'stepUp', value, bank().bank.clock.businessNow());
  expect(await sizeNow()).toBe(500);
  await set({ ...older, firstPaymentPauseMinor: 200_000 });
  expect(await sizeNow()).toBe(2_000);
  await set(older);
  expect(await sizeNow()).toBe(500);
});
