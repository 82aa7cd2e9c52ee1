import { describe, expect, test } from 'vitest';
import { expectStatus } from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { useDelayedPayments } from '../support/delayed-payments.ts';

const {
  bank,
  ask,
  mailsTo,
  staff,
  balanceOf,
  payer,
  onNewDevice,
  pay,
  payLocally,
  statusOf,
  cancelSecret,
  cancelByLink,
} = useDelayedPayments();

describe('the button of the mail about it', () => {
  test('cancels it without a login, once, and says so afterwards', async () => {
    const who = await payer();
    const { transfer } = (await payLocally(await onNewDevice(who), who, 900)).body;
    const [mail = '', ...more] = (await mailsTo(who)).filter((each) =>
      each.includes('/cancel-payment#token'),
    );
    expect(more).toEqual([]);
    expect(mail).toContain('Subject: A payment is waiting: you can cancel it');
    expect(mail).toContain('Cleo Hart, account ending in');
    expect(mail).toContain('/not-me#token');
    // One mail about it is enough.
    expect(
      (await mailsTo(who)).filter((each) => each.includes('A payment to someone new')),
    ).toEqual([]);
    const token = await cancelSecret(who);
    const { rows } = await bank().bank.db.query<{ row: string }>(
      `SELECT row_to_json(c)::text AS row FROM cancel_link c
       UNION ALL SELECT row_to_json(j)::text FROM job j`,
    );
    expect(rows.filter(({ row }) => row.includes(String(token)))).toEqual([]);

    const done = await cancelByLink(token);
    expect([done.status, done.body.code]).toEqual([200, 'DELAYED_PAYMENT_CANCELED']);
    expect(done.body.message).toContain(`Payment ${transfer.reference} canceled.`);
    expect(await statusOf(who, transfer._id)).toBe('Cancelled');
    expect((await cancelByLink(token)).body).toMatchObject({
      code: 'PAYMENT_NOT_WAITING',
      params: { became: 'canceled' },
    });
    await bank().advance('PT25H');
    expect(await balanceOf(who)).toBe(9_800);
  });

  test('says that it has left, was declined, or came back', async () => {
    const who = await payer();
    const { transfer } = (await payLocally(await onNewDevice(who), who, 900)).body;
    const token = await cancelSecret(who);
    const states = {
      declined: 'declined',
      in_review: 'left',
      settling: 'left',
      completed: 'left',
      returned: 'returned',
    };
    for (const [status, became] of Object.entries(states)) {
      await bank().bank.db.query('UPDATE transfer SET status = $2 WHERE id = $1', [
        transfer._id,
        status,
      ]);
      const { status: code, body } = await cancelByLink(token);
      expect([code, body.code, body.params]).toEqual([409, 'PAYMENT_NOT_WAITING', { became }]);
    }
    await bank().bank.db.query(`UPDATE transfer SET status = 'cancelled' WHERE id = $1`, [
      transfer._id,
    ]);
  });

  test('pressed twice at once, and while the payment leaves, it does one of the two', async () => {
    const who = await payer();
    await payLocally(await onNewDevice(who), who, 900);
    const token = await cancelSecret(who);
    const answers = await Promise.all([cancelByLink(token), cancelByLink(token)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);

    const { transfer } = (await payLocally(await onNewDevice(who), who, 900)).body;
    const second = await cancelSecret(who);
    const [pressed] = await Promise.all([cancelByLink(second), bank().advance('PT25H')]);
    const status = await statusOf(who, transfer._id);
    expect([pressed.status, status]).toEqual(
      pressed.status === 200 ? [200, 'Cancelled'] : [409, 'Pending'],
    );
    expect(await balanceOf(who)).toBe(status === 'Cancelled' ? 9_800 : 8_900);
  });

  test('stops a recurring bill with its first payment', async () => {
    const who = await payer();
    const bill = billBody(900, {
      debitedAccount: who.savings.number,
      paymentType: 'Recurring',
      frequency: 'weekly',
    });
    await pay(await onNewDevice(who), 'transfers/payBill', bill);
    const { body } = await cancelByLink(await cancelSecret(who));
    expect(body.message).toContain('The recurring bill is stopped, too.');
    const { transfers, schedules } = (await ask(who, 'GET', '/api/transfers/scheduled')).body;
    expect([transfers, schedules]).toEqual([[], []]);
  });

  test('works while the account is suspended: it stops money', async () => {
    const who = await payer();
    const { transfer } = (await payLocally(await onNewDevice(who), who, 900)).body;
    const token = await cancelSecret(who);
    expectStatus(await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`), 200);
    expect((await cancelByLink(token)).status).toBe(200);
    expect(await statusOf(who, transfer._id)).toBe('Cancelled');
  });

  test('is none of another payment, and none after 30 days', async () => {
    expect((await cancelByLink('x'.repeat(43))).body.code).toBe('CANCEL_LINK_INVALID');
    expect((await cancelByLink('x')).status).toBe(400);
    const who = await payer();
    await payLocally(await onNewDevice(who), who, 900);
    const token = await cancelSecret(who);
    await bank().bank.db.query(
      `UPDATE cancel_link SET expires_at = expires_at - interval '31 days'`,
    );
    expect((await cancelByLink(token)).body.code).toBe('CANCEL_LINK_INVALID');
    await bank().worker.runAll();
    const { rows } = await bank().bank.db.query('SELECT FROM cancel_link');
    expect(rows).toEqual([]);
  });

  test('goes to the former address too, while that may take a change back', async () => {
    const who = await payer();
    await bank().bank.db.query(
      `UPDATE users SET former_email = email, email = 'thief@mallory.example',
        email_changed_at = now() WHERE id = $1`,
      [who.id],
    );
    await payLocally(await onNewDevice(who), who, 900);
    expect((await cancelByLink(await cancelSecret(who))).status).toBe(200);
  });
});
