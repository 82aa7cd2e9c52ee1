import { describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import {
  expectStatus,
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { billBody } from '../support/bills.ts';
import { securityPin, someone, useDelayedPayments, type Who } from '../support/delayed-payments.ts';
import { listOrders } from '../support/many-orders.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { setPolicy } from '../support/set-policy.ts';

const {
  bank,
  ask,
  customer,
  staff,
  mailsTo,
  balanceOf,
  payer,
  onNewDevice,
  pay,
  payLocally,
  hoursAhead,
  waitOf,
  statusOf,
  cancelSecret,
} = useDelayedPayments();
const { add } = passkeyCalls((...given) => bank().call(...given));

/** Each kind of order that pays others, of $900 to a new payee. */
const kinds: [
  string,
  (from: Customer, amount: number) => Promise<[string, object]> | [string, object],
][] = [
  [
    'to another bank',
    (from, amount) => ['transfers/local', localTransferBody(from, someone(), amount)],
  ],
  [
    'to a customer of ours',
    async (from, amount) => [
      'transfers/local',
      localTransferBody(
        from,
        { name: 'Robin', account: (await customer()).checking.number },
        amount,
      ),
    ],
  ],
  [
    'abroad',
    (from, amount) => [
      'transfers/international',
      internationalTransferBody({ amount, debitedAccount: from.savings.number }),
    ],
  ],
  [
    'of a bill',
    (from, amount) => [
      'transfers/payBill',
      billBody(amount, { debitedAccount: from.savings.number }),
    ],
  ],
  [
    'of a bill that comes again',
    (from, amount) => [
      'transfers/payBill',
      billBody(amount, {
        debitedAccount: from.savings.number,
        paymentType: 'Recurring',
        frequency: 'weekly',
      }),
    ],
  ],
];

describe('a first payment from a new device, of who has a PIN and nothing stronger', () => {
  test.each(kinds)(
    '%s leaves a day later, and says when and why [V8.1.3]',
    async (_kind, order) => {
      const who = await payer();
      const thief = await onNewDevice(who);
      const [call, body] = await order(who, 900);
      const { body: taken } = expectStatus(await pay(thief, call, body), 201);
      expect(taken.status).toBe('Scheduled');
      expect(taken.transfer.statusReason).toMatch(
        /^This payment leaves on .* You logged in on a new device, and this (person|biller) is new among those you pay/,
      );
      expect(taken.delayed).toEqual({
        until: taken.transfer.transferDate,
        because: ['newDevice', 'newPayee'],
      });
      expect(waitOf(taken.transfer)).toBe(24);
      expect(await balanceOf(who)).toBe(9_800);

      await bank().advance('PT23H');
      expect(await statusOf(who, taken.transfer._id)).toBe('Scheduled');
      await bank().advance('PT2H');
      expect(await statusOf(who, taken.transfer._id)).toMatch(/Pending|Completed/);
      expect(await balanceOf(who)).toBeLessThanOrEqual(8_900);
      const { steps } = (await ask(who, 'GET', `/api/transfers/${taken.transfer._id}`)).body;
      expect(steps[1]).toMatchObject({ status: 'Scheduled', reason: taken.transfer.statusReason });
    },
  );

  test.each(kinds)(
    '%s goes at once on the device that opened the account',
    async (_kind, order) => {
      const who = await payer();
      const [call, body] = await order(who, 900);
      const { body: taken } = expectStatus(await pay(who, call, body), 201);
      expect([taken.status === 'Scheduled', taken.delayed]).toEqual([false, undefined]);
    },
  );

  test.each(kinds)('%s goes at once up to the size of a first payment', async (_kind, order) => {
    const who = await payer();
    const [call, body] = await order(who, 300);
    const { body: taken } = expectStatus(await pay(await onNewDevice(who), call, body), 201);
    expect([taken.status === 'Scheduled', taken.delayed]).toEqual([false, undefined]);
  });

  test('goes at once to a payee who was paid a day before, and not to one paid an hour before', async () => {
    const who = await payer();
    const [known, fresh] = [someone(), someone()];
    const order = (to: ReturnType<typeof someone>) => ({
      recipientAccount: to.account,
      recipientRouting: to.routing,
    });
    await listOrders(bank().bank, who, [
      order(known),
      { ...order(fresh), createdAt: bank().bank.clock.businessNow() },
    ]);
    const elsewhere = await onNewDevice(who);
    expect((await payLocally(elsewhere, who, 900, known)).body.status).toBe('Pending');
    expect((await payLocally(elsewhere, who, 900, fresh)).body.status).toBe('Scheduled');
  });

  test('goes at once to an own account, by whichever call', async () => {
    const who = await payer();
    const elsewhere = await onNewDevice(who);
    const own = { name: 'Me', account: who.checking.number };
    const moved = await ask(elsewhere, 'POST', '/api/transfers/own', {
      fromAccount: who.savings.number,
      toAccount: who.checking.number,
      amount: 900,
    });
    expect(moved.body.status).toBe('Completed');
    expect((await payLocally(elsewhere, who, 900, own as never)).body.status).toBe('Completed');
  });

  test('in many small parts waits too: all of a day together go at once up to the size', async () => {
    const who = await payer();
    const first = await onNewDevice(who);
    expect((await payLocally(first, who, 300)).body.status).toBe('Pending');
    expect((await payLocally(first, who, 200)).body.status).toBe('Pending');
    // Another device, another payee, a bill: it is one sum.
    const second = await onNewDevice(who);
    expect((await payLocally(second, who, 0.01)).body.status).toBe('Scheduled');
    const bill = billBody(1, { debitedAccount: who.savings.number });
    expect((await pay(second, 'transfers/payBill', bill)).body.status).toBe('Scheduled');
    const { delay } = (await ask(second, 'GET', '/api/approvals/pin')).body;
    expect(delay).toEqual({ above: 0, hours: 24 });
  });

  test('sent many times at once goes up to the size, and no further', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const bodies = Array.from({ length: 8 }, () => localTransferBody(who, someone(), 200));
    for (const body of bodies)
      expectStatus(
        await ask(thief, 'POST', '/api/approvals', {
          securityPin,
          order: { call: 'transfers/local', body },
        }),
        201,
      );
    const answers = await Promise.all(
      bodies.map((body) => ask(thief, 'POST', '/api/transfers/local', body)),
    );
    const went = answers.filter(({ body }) => body.status === 'Pending');
    expect(went.length).toBeLessThanOrEqual(2);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.code]).toEqual([409, 'FIRST_PAYMENTS_AT_ONCE']);
    // Refused, nothing was spent: the same order is taken when it is sent again.
    const again = answers.findIndex(({ status }) => status === 409);
    if (again >= 0)
      expect((await ask(thief, 'POST', '/api/transfers/local', bodies[again])).body.status).toBe(
        'Scheduled',
      );
    expect(await balanceOf(who)).toBeGreaterThanOrEqual(9_300);
  });

  test('that is dated ahead waits until its date, or a day where that is sooner', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const soon = await payLocally(thief, who, 900, someone(), { transferDate: hoursAhead(1) });
    expect(waitOf(soon.body.transfer)).toBe(24);
    const later = await payLocally(thief, who, 900, someone(), { transferDate: hoursAhead(100) });
    expect(waitOf(later.body.transfer)).toBe(100);
    expect(later.body.delayed.until).toBe(later.body.transfer.transferDate);
    expect(await cancelSecret(who)).toBeDefined();
  });

  test('of a bill that is dated back pays no later date before it has left', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const bill = billBody(4_000, {
      debitedAccount: who.savings.number,
      paymentType: 'Recurring',
      frequency: 'weekly',
      // Its next date would come in an hour.
      transferDate: hoursAhead(-7 * 24 + 1),
    });
    const { body } = expectStatus(await pay(thief, 'transfers/payBill', bill), 201);
    await bank().advance('PT20H');
    expect(await balanceOf(who)).toBe(9_800);
    expect(await statusOf(who, body.transfer._id)).toBe('Scheduled');
    expect(Temporal.Instant.from(body.schedule.nextPaymentAt)).toSatisfy(
      (next: Temporal.Instant) =>
        Temporal.Instant.compare(next, Temporal.Instant.from(body.delayed.until)) > 0,
    );
  });

  test('is not brought forward by raising a bill that was small', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const bill = billBody(1, {
      debitedAccount: who.savings.number,
      paymentType: 'Recurring',
      frequency: 'weekly',
    });
    const { schedule } = expectStatus(await pay(thief, 'transfers/payBill', bill), 201).body;
    const raise = (session: Who, amount: number) =>
      pay(session, 'transfers/schedules/change', {
        scheduleId: schedule._id,
        date: schedule.nextDate,
        payments: 'next',
        amount,
      });
    const refused = await raise(thief, 900);
    expect([refused.status, refused.body.code, refused.body.params.most]).toEqual([
      422,
      'BILL_RAISED_TOO_SOON',
      { minor: 499_00, currency: 'USD' },
    ]);
    expect((await raise(thief, 400)).status).toBe(200);
    expect((await payLocally(thief, who, 100)).body.status).toBe('Scheduled');
    expect((await raise(who, 900)).status).toBe(200);
  });

  test('has its hours from the policy, and none once the device is new no longer', async () => {
    const who = await payer();
    const elsewhere = await onNewDevice(who);
    const { db, clock } = bank().bank;
    const set = (value: object) =>
      setPolicy(db, 'stepUp', { ...shippedPolicies.stepUp, ...value }, clock.businessNow());
    await set({ firstPaymentDelayHours: 3, firstPaymentPauseMinor: 100_00 });
    try {
      expect((await ask(elsewhere, 'GET', '/api/approvals/pin')).body.delay).toEqual({
        above: 100,
        hours: 3,
      });
      expect(waitOf((await payLocally(elsewhere, who, 100.01)).body.transfer)).toBe(3);
      const { firstPaymentDelayHours: _none, ...older } = shippedPolicies.stepUp;
      await setPolicy(db, 'stepUp', older, clock.businessNow());
      expect(waitOf((await payLocally(elsewhere, who, 900)).body.transfer)).toBe(24);
    } finally {
      await set({});
    }
    await db.query(
      `UPDATE session SET new_device_since = new_device_since - interval '72 hours'
        WHERE user_id = $1`,
      [who.id],
    );
    expect((await payLocally(elsewhere, who, 900)).body.status).toBe('Pending');
    expect((await ask(elsewhere, 'GET', '/api/approvals/pin')).body.delay).toBeNull();
  });

  test('is answered again as at first, whatever became of it since', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const order = ['transfers/local', localTransferBody(who, someone(), 900)] as const;
    const first = await pay(thief, ...order, { key: 'delayed-once' });
    const again = () =>
      bank().call('POST', '/api/transfers/local', {
        token: thief.token,
        body: order[1],
        headers: { 'idempotency-key': 'delayed-once' },
      });
    expect((await again()).body).toEqual(first.body);
    expectStatus(await ask(who, 'POST', `/api/transfers/${first.body.transfer._id}/cancel`), 200);
    expect((await again()).body).toEqual(first.body);
    expect((await ask(who, 'GET', '/api/transfers/scheduled')).body.transfers).toEqual([]);
  });

  test('is looked at again when it is due: a suspension declines it', async () => {
    const who = await payer();
    const { body } = await payLocally(await onNewDevice(who), who, 900);
    expectStatus(await ask(staff(), 'PUT', `/api/admin/users/suspend/${who.id}`), 200);
    await bank().advance('PT25H');
    expect(await statusOf(who, body.transfer._id)).toBe('Declined');
    expect(await balanceOf(who)).toBe(9_800);
  });

  test('with a quote spends the quote, and is priced when it leaves', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const body = internationalTransferBody({
      amount: 900,
      currency: 'EUR',
      debitedAccount: who.savings.number,
    });
    const quote = (await ask(thief, 'GET', '/api/fx/quote?currency=EUR&amount=900')).body;
    const order = { call: 'transfers/international', body, quoteId: quote.id };
    expectStatus(await ask(thief, 'POST', '/api/approvals', { securityPin, order }), 201);
    const send = () =>
      bank().call('POST', '/api/transfers/international', {
        token: thief.token,
        body,
        headers: { 'quote-id': quote.id },
      });
    const { transfer } = expectStatus(await send(), 201).body;
    expect([transfer.status, transfer.rate]).toEqual(['Scheduled', null]);
    expect(transfer.statusReason).toContain('at the exchange rate of that moment');
    await bank().advance('PT25H');
    const paid = (await ask(who, 'GET', `/api/transfers/${transfer._id}`)).body;
    expect([paid.status, paid.rate]).toEqual(['Pending', expect.stringMatching(/^\d/)]);
  });

  test('is read in the language of its customer, and by staff with the order', async () => {
    const who = await payer();
    expectStatus(await ask(who, 'PUT', '/api/users/language', { language: 'es' }), 204);
    const { body } = await payLocally(await onNewDevice(who), who, 900);
    expect(body.transfer.statusReason).toMatch(
      /^Este pago sale el .*m\. Usted .*dispositivo nuevo/,
    );
    const { transfers } = (await ask(staff(), 'GET', `/api/admin/users/${who.id}/transactions`))
      .body;
    expect(transfers[0]).toMatchObject({
      status: 'Scheduled',
      statusReason: body.transfer.statusReason,
    });
    const mail = (await mailsTo(who)).find((each) => each.includes('/cancel-payment#token'));
    expect(mail).toContain('Cancelar este pago');
  });
});

describe('something stronger than the PIN', () => {
  test('that is three days old goes by its own rule, and nothing waits', async () => {
    const who = await payer();
    const { secret, recoveryCodes } = await turnOn(bank().call, who, { securityPin });
    await bank().bank.db.query(
      `UPDATE authenticator_app SET confirmed_at = confirmed_at - interval '73 hours'
        WHERE user_id = $1`,
      [who.id],
    );
    const elsewhere = await onNewDevice(who, { code: codeOf(secret, 1) });
    expect(said(await payLocally(elsewhere, who, 900))).toEqual([403, 'PROOF_NEEDED code']);
    const body = localTransferBody(who, someone(), 900);
    const proof = { securityPin, code: recoveryCodes[0] };
    const paid = await pay(elsewhere, 'transfers/local', body, { proof });
    expect(paid.body.status).toBe('Pending');
  });

  test('that a thief adds with password and PIN is no way around', async () => {
    const who = await payer();
    const thief = await onNewDevice(who);
    const device = createAuthenticator('http://localhost:3000');
    await add({ ...who, ...thief }, { device }, { securityPin });
    const order = { call: 'transfers/local', body: localTransferBody(who, someone(), 2_000) };
    const { nonce, options } = expectStatus(
      await ask(thief, 'POST', '/api/approvals/begin', { order }),
      200,
    ).body;
    const passkey = { nonce, credential: device.get(options) };
    const paid = await pay(thief, order.call, order.body, { proof: { passkey } });
    expect([paid.status, paid.body.status]).toEqual([201, 'Scheduled']);
    // Nor is another device, or that there is no PIN any more.
    const other = await onNewDevice(who);
    expect((await ask(other, 'GET', '/api/approvals/pin')).body.delay).not.toBeNull();
  });

  test('nothing at all pays up to the daily limit, and nothing waits', async () => {
    const who = await customer(9_800);
    const elsewhere = await onNewDevice(who);
    const body = localTransferBody(who, someone(), 900);
    expect((await ask(elsewhere, 'POST', '/api/transfers/local', body)).body.status).toBe(
      'Pending',
    );
  });
});
