import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, staff, rosa, ask, customer, take, balanceOf, ownBalance, mailsTo } = useSharedDesk();

beforeAll(async () => {
  const { db, clock } = bank().bank;
  await setPolicy(
    db,
    'review',
    { aboveMinor: 100_000 },
    clock.businessNow().subtract({ hours: 1 }),
  );
});

const outside = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};
const pay = (
  from: Customer,
  to: Parameters<typeof localTransferBody>[1],
  amount: number,
  extra = {},
) => ask(from, 'POST', '/api/transfers/local', localTransferBody(from, to, amount, extra));
const inside = (to: Customer) => ({ name: to.username, account: to.checking.number });
const receiptOf = async (who: Customer, id: string) =>
  (await ask(who, 'GET', `/api/transfers/${id}`)).body;
const decide = (id: string, decision: 'approve' | 'decline', who = staff()) =>
  ask(
    who,
    'POST',
    `/api/admin/payment-reviews/${id}/${decision}`,
    decision === 'decline'
      ? { reason: 'RECIPIENT_DOUBTFUL', note: 'Called, no answer' }
      : undefined,
  );
const waitingIds = async () =>
  (await ask(staff(), 'GET', '/api/admin/payment-reviews')).body.cases.map(
    ({ _id }: { _id: string }) => _id,
  );
const inDays = (days: number) =>
  new Date(bank().bank.clock.businessNow().epochMilliseconds + days * 86_400_000).toISOString();

/** A payment that waits for staff. */
async function inReview(
  from: Customer,
  to: Parameters<typeof localTransferBody>[1] = outside,
  amount = 1_000.01,
): Promise<string> {
  return (await pay(from, to, amount)).body.transfer._id;
}

describe('a payment above the review size', () => {
  test('is debited and Pending, is settled only after approval, then Approved [L-276]', async () => {
    const payer = await customer(5_000);
    const clearing = await ownBalance('clearing_ach', 'USD');
    const { status, body } = await pay(payer, outside, 1_000.01, {
      reference: 'Deposit for the flat',
    });
    expect([status, body.status, body.transfer.statusReason]).toEqual([
      201,
      'Pending',
      'We review payments this large before sending them.',
    ]);
    const id = body.transfer._id;
    await bank().advance('P3D');
    expect([await balanceOf(payer), (await ownBalance('clearing_ach', 'USD')) - clearing]).toEqual([
      3_999.99,
      100_001n,
    ]);
    expect((await receiptOf(payer, id)).status).toBe('Pending');
    await take('payment', id);
    expect((await decide(id, 'approve')).body).toMatchObject({
      message: 'Payment Deposit for the flat approved.',
      payment: { status: 'Pending' },
    });
    await bank().advance('PT5H');
    expect(await ownBalance('clearing_ach', 'USD')).toBe(clearing);
    const receipt = await receiptOf(payer, id);
    expect(
      receipt.steps.map(({ status: shown, reason }: { status: string; reason: string | null }) => [
        shown,
        reason,
      ]),
    ).toEqual([
      ['Submitted', null],
      ['Pending', 'We review payments this large before sending them.'],
      ['Pending', 'We reviewed it and approved it.'],
      ['Approved', null],
    ]);
    expect(
      (await ask(payer, 'GET', '/api/transfers/transactions?search=approved')).body.total,
    ).toBe(1);
    expect(await mailsTo(payer)).toContainEqual(
      expect.stringContaining(
        'reviewed your payment Deposit for the flat to Fenland Mutual Homes and approved it.',
      ),
    );
  });

  test('is explained in the language of its customer, sent now, on its day, and cancelled', async () => {
    const payer = await customer(9_000);
    await ask(payer, 'PUT', '/api/users/language', { language: 'es' });
    const asked = 'Revisamos los pagos de este tamaño antes de enviarlos.';
    const reasonsOf = async (id: string) =>
      (await receiptOf(payer, id)).steps.map(({ reason }: { reason: string | null }) => reason);
    const now = await inReview(payer);
    await take('payment', now);
    await decide(now, 'approve');
    expect(await reasonsOf(now)).toEqual([null, asked, 'Lo revisamos y lo aprobamos.']);
    const onItsDay = await pay(payer, outside, 1_000.01, { transferDate: inDays(2) });
    await bank().advance('P3D');
    expect(await reasonsOf(onItsDay.body.transfer._id)).toContain(asked);
    const cancelled = (await pay(payer, outside, 20, { transferDate: inDays(2) })).body.transfer;
    await ask(payer, 'POST', `/api/transfers/${cancelled._id}/cancel`);
    expect(await reasonsOf(cancelled._id)).toContain('Usted lo canceló antes de su fecha.');
  });

  test('is one to others above the size, fee included; own moves go their way [L-276]', async () => {
    const payer = await customer(9_000);
    const statuses = [
      (await pay(payer, outside, 1_000)).body.transfer,
      (await pay(payer, { name: payer.username, account: payer.checking.number }, 5_000)).body
        .transfer,
      (await ask(payer, 'POST', '/api/transfers/payBill', billBody(1_000))).body.transfer,
      (
        await ask(
          payer,
          'POST',
          '/api/transfers/international',
          internationalTransferBody({ amount: 985, currency: 'USD' }),
        )
      ).body.transfer,
    ].map(({ statusReason, status }) => [status, statusReason]);
    expect(statuses).toEqual([
      ['Pending', null],
      ['Completed', null],
      ['Pending', null],
      ['Pending', null],
    ]);
    const abroad = (
      await ask(
        payer,
        'POST',
        '/api/transfers/international',
        internationalTransferBody({ amount: 985.01, currency: 'USD' }),
      )
    ).body.transfer;
    const bill = (await ask(payer, 'POST', '/api/transfers/payBill', billBody(1_000.01))).body
      .transfer;
    expect(await waitingIds()).toEqual(expect.arrayContaining([abroad._id, bill._id]));
  });

  test('reaches a customer of ours only once it is approved [L-276]', async () => {
    const [payer, payee] = [await customer(5_000), await customer()];
    const id = await inReview(payer, inside(payee), 2_000);
    expect([
      await balanceOf(payer),
      await balanceOf(payee, 'Checking Account'),
      await ownBalance('payments_in_review', 'USD'),
    ]).toEqual([3_000, 0, 200_000n]);
    expect((await ask(payee, 'GET', '/api/transfers/transactions')).body.total).toBe(0);
    expect((await ask(payee, 'GET', `/api/transfers/${id}`)).status).toBe(404);
    const shown = (await ask(staff(), 'GET', `/api/admin/payment-reviews/${id}`)).body;
    expect(shown).toMatchObject({
      above: 1_000,
      payee: { username: payee.username },
      payer: { username: payer.username, suspended: false },
      paidBefore: 0,
    });
    await take('payment', id);
    // A click sent twice, another decision, and a colleague: the payment is decided once, the same
    // click gets the same answer, and the refusals of the others name the person who was first.
    const answers = await Promise.all([
      decide(id, 'approve'),
      decide(id, 'approve'),
      decide(id, 'decline'),
      decide(id, 'approve', rosa()),
    ]);
    const approved = (await receiptOf(payer, id)).status === 'Approved';
    expect(answers.map(({ status }) => status)).toEqual(
      approved ? [200, 200, 409, 409] : [409, 409, 200, 409],
    );
    for (const { status, body } of answers)
      if (status === 409) expect(['CASE_DECIDED', 'CASE_HELD']).toContain(body.code);
    expect(await balanceOf(payee, 'Checking Account')).toBe(approved ? 2_000 : 0);
    expect(await balanceOf(payer)).toBe(approved ? 3_000 : 5_000);
    expect(await ownBalance('payments_in_review', 'USD')).toBe(0n);
    const late = (await decide(id, 'decline', rosa())).body;
    expect(late).toMatchObject({
      code: 'CASE_DECIDED',
      message: expect.stringMatching(/^staff was first: this case is (approved|declined) already/),
    });
  });

  test('approved, it stands in its payee’s list and on their receipt as any other', async () => {
    const [payer, payee] = [await customer(5_000), await customer()];
    const id = await inReview(payer, inside(payee), 1_500);
    await take('payment', id);
    await decide(id, 'approve');
    expect((await ask(payee, 'GET', '/api/transfers/transactions')).body.transfers).toMatchObject([
      { _id: id, status: 'Approved', transactionType: 'credit', amount: 1_500 },
    ]);
    expect(await receiptOf(payee, id)).toMatchObject({ balanceAfter: 1_500, status: 'Approved' });
    expect((await receiptOf(payer, id)).balanceAfter).toBe(3_500);
  });
});

describe('a declined payment', () => {
  test('goes back once, to the cent with its fee; its customer is told why [L-276]', async () => {
    const payer = await customer(5_000);
    const before = await Promise.all([
      ownBalance('fx_position', 'EUR'),
      ownBalance('fee_income', 'USD'),
      ownBalance('clearing_wire', 'EUR'),
    ]);
    const { transfer } = (
      await ask(
        payer,
        'POST',
        '/api/transfers/international',
        internationalTransferBody({ amount: 1_200, reference: 'For the boat' }),
      )
    ).body;
    expect(await balanceOf(payer)).toBeCloseTo(5_000 - transfer.debitedUsd, 2);
    await setPolicy(
      bank().bank.db,
      'exchange',
      { spreadBps: 900, quoteMinutes: 5 },
      bank().bank.clock.businessNow(),
    );
    await take('payment', transfer._id);
    expect((await decide(transfer._id, 'decline')).body.message).toBe(
      'Payment For the boat declined. The money is back in the customer’s account.',
    );
    expect(await balanceOf(payer)).toBe(5_000);
    expect(
      await Promise.all([
        ownBalance('fx_position', 'EUR'),
        ownBalance('fee_income', 'USD'),
        ownBalance('clearing_wire', 'EUR'),
      ]),
    ).toEqual(before);
    const receipt = await receiptOf(payer, transfer._id);
    expect(receipt).toMatchObject({
      status: 'Declined',
      debitedUsd: transfer.debitedUsd,
      statusReason:
        'We have doubts about the recipient of this payment. The money is back in your account.',
    });
    expect(
      (await ask(payer, 'GET', '/api/transfers/transactions?status=Declined')).body.total,
    ).toBe(1);
    const mail = (await mailsTo(payer)).find((text) => text.includes('A payment was declined'));
    expect(mail).toContain(
      'Your payment For the boat to Greta Lang was declined. We have doubts about the recipient ' +
        'of this payment.',
    );
    expect(mail).not.toContain('Called, no answer');
    const { rows } = await bank().bank.db.query(
      `SELECT actor, details FROM audit_event WHERE action = 'payment.declined' AND subject = $1`,
      [`transfer:${transfer._id}`],
    );
    expect(rows).toMatchObject([
      {
        actor: `admin:${staff().id}`,
        details: { person: payer.id, reason: 'RECIPIENT_DOUBTFUL', note: 'Called, no answer' },
      },
    ]);
  });

  test('cannot be returned as one that left: staff decline it', async () => {
    const payer = await customer(5_000);
    const id = await inReview(payer);
    const before = await balanceOf(payer);
    const { status, body } = await ask(
      staff(),
      'POST',
      `/api/admin/outside-payments/${id}/return`,
      { reason: 'REFUSED' },
    );
    expect([status, body.code]).toEqual([409, 'NOT_RETURNABLE']);
    expect(await balanceOf(payer)).toBe(before);
  });

  test('needs a reason we know, and a case one holds', async () => {
    const id = await inReview(await customer(2_000));
    expect((await decide(id, 'approve')).body.code).toBe('CASE_NOT_TAKEN');
    await take('payment', id, rosa());
    expect((await decide(id, 'decline')).body.code).toBe('CASE_HELD');
    expect(
      (
        await ask(rosa(), 'POST', `/api/admin/payment-reviews/${id}/decline`, {
          reason: 'I do not like it',
        })
      ).status,
    ).toBe(400);
    expect((await decide(randomUUID(), 'approve')).body.code).toBe('CASE_NOT_FOUND');
    expect(await waitingIds()).toContain(id);
  });
});

describe('payments that become due', () => {
  test('includes scheduled orders and each date of a recurring bill [L-276]', async () => {
    const [payer, payee] = [await customer(9_000), await customer()];
    const { transfer } = (await pay(payer, inside(payee), 1_500, { transferDate: inDays(1) })).body;
    expect(transfer.status).toBe('Scheduled');
    await ask(
      payer,
      'POST',
      '/api/transfers/payBill',
      billBody(1_200, { paymentType: 'Recurring', frequency: 'weekly', transferDate: inDays(1) }),
    );
    await bank().advance('P12D');
    const token = await bank().freshToken(payer);
    const { transfers } = (
      await ask({ token }, 'GET', '/api/transfers/transactions?status=Pending')
    ).body;
    expect(
      transfers.map(({ recipientName }: { recipientName: string }) => recipientName).toSorted(),
    ).toEqual(['Harrow Street Lettings', 'Harrow Street Lettings', payee.username]);
    expect(await waitingIds()).toEqual(
      expect.arrayContaining(transfers.map(({ _id }: { _id: string }) => _id)),
    );
    expect(
      await balanceOf({ ...payee, token: await bank().freshToken(payee) }, 'Checking Account'),
    ).toBe(0);
    await take('payment', transfer._id);
    await decide(transfer._id, 'approve');
    expect(await balanceOf(payee, 'Checking Account')).toBe(1_500);
    const { steps } = await receiptOf(payer, transfer._id);
    expect(steps.map(({ status }: { status: string }) => status)).toEqual([
      'Submitted',
      'Scheduled',
      'Pending',
      'Approved',
    ]);
  });
});

describe('the people of a payment in review', () => {
  test('keeps its payer from deletion; of a suspended one it can only go back [L-276 L-291]', async () => {
    const payer = await customer(3_000);
    const id = await inReview(payer);
    expect((await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`)).body.code).toBe(
      'OPEN_BUSINESS',
    );
    await ask(staff(), 'PUT', `/api/admin/users/suspend/${payer.id}`);
    await take('payment', id);
    expect((await decide(id, 'approve')).body.code).toBe('CUSTOMER_SUSPENDED');
    expect((await decide(id, 'decline')).status).toBe(200);
    expect(await balanceOf(payer)).toBe(3_000);
    expect((await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`)).status).toBe(200);
  });

  test('of a payer whose account was frozen can only go back', async () => {
    const payer = await customer(3_000);
    const id = await inReview(payer);
    await bank().bank.db.query('UPDATE users SET frozen_at = now() WHERE id = $1', [payer.id]);
    await take('payment', id);
    expect((await decide(id, 'approve')).body.code).toBe('CUSTOMER_FROZEN');
    expect((await decide(id, 'decline')).status).toBe(200);
    expect(await balanceOf(payer)).toBe(3_000);
  });

  test('to a closed account is not paid: staff are told to decline it', async () => {
    const [payer, payee] = [await customer(3_000), await customer()];
    const id = await inReview(payer, inside(payee));
    expect((await ask(staff(), 'DELETE', `/api/admin/users/${payee.id}`)).status).toBe(200);
    await take('payment', id);
    expect((await decide(id, 'approve')).body.code).toBe('PAYEE_CLOSED');
    expect((await decide(id, 'decline')).status).toBe(200);
    expect(await balanceOf(payer)).toBe(3_000);
  });
});
