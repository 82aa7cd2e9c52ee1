import { describe, expect, test } from 'vitest';
import {
  expectStatus,
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { billBody } from '../support/bills.ts';
import { securityPin, someone, useDelayedPayments, type Who } from '../support/delayed-payments.ts';
import { newPassword, resetByMail } from '../support/mailed-reset.ts';
import { setPolicy } from '../support/set-policy.ts';

const {
  bank,
  ask,
  mailsTo,
  owner,
  weekly,
  sentBy,
  onNewDevice,
  pay,
  payLocally,
  hoursAhead,
  statusOf,
  balanceOf,
  staff,
  take,
  cancelSecret,
  cancelByLink,
} = useDelayedPayments();

/** Moves what a customer has ordered so far back in time, as if they had ordered it long before. */
async function age(who: Customer, hours: number): Promise<void> {
  const operator = await bank().bank.openSnapshot();
  await operator.query(
    `UPDATE transfer SET created_at = created_at - $2 * interval '1 hour' WHERE payer_id = $1`,
    [who.id, hours],
  );
  await operator.query(
    `UPDATE bill_schedule SET created_at = created_at - $2 * interval '1 hour',
      raised_at = raised_at - $2 * interval '1 hour' WHERE owner_id = $1`,
    [who.id, hours],
  );
  await operator.close();
}

async function raise(session: Who, who: Customer, amount: number): Promise<void> {
  const [{ _id: scheduleId, nextDate: date }] = (await ask(who, 'GET', '/api/transfers/scheduled'))
    .body.schedules;
  const change = { scheduleId, date, payments: 'all', amount, endDate: null };
  expectStatus(await pay(session, 'transfers/schedules/change', change), 200);
}

/** Each kind of order that waits, or comes again, as who has password and PIN makes it. */
const orders: Record<string, (thief: Who, who: Customer) => Promise<unknown>> = {
  'a delayed payment': async (thief, who) => {
    const { body } = await payLocally(thief, who, 900);
    expect(body.delayed).toBeDefined();
  },
  'a delayed payment, dated later than three days': (thief, who) =>
    payLocally(thief, who, 900, someone(), { transferDate: hoursAhead(200) }),
  'a delayed payment abroad': (thief, who) =>
    pay(
      thief,
      'transfers/international',
      internationalTransferBody({ amount: 900, debitedAccount: who.savings.number }),
    ),
  'a delayed bill': (thief, who) =>
    pay(thief, 'transfers/payBill', billBody(900, { debitedAccount: who.savings.number })),
  'a delayed bill that comes again': (thief, who) =>
    pay(thief, 'transfers/payBill', weekly(who, 900)),
  'a scheduled payment': (thief, who) =>
    payLocally(thief, who, 300, someone(), { transferDate: hoursAhead(100) }),
  'a scheduled payment to another bank under an own number': (thief, who) =>
    payLocally(
      thief,
      who,
      300,
      { ...someone(), account: who.checking.number },
      { transferDate: hoursAhead(100) },
    ),
  'a bill that comes again and was paid once': (thief, who) =>
    pay(thief, 'transfers/payBill', weekly(who, 300)),
  'a bill that begins later': (thief, who) =>
    pay(thief, 'transfers/payBill', weekly(who, 300, { transferDate: hoursAhead(30) })),
  'a bill that was raised': async (thief, who) => {
    expectStatus(await pay(who, 'transfers/payBill', weekly(who, 20)), 201);
    await age(who, 100);
    await raise(thief, who, 400);
  },
};

const notMeOf = (mails: string[], subject: string) =>
  mails
    .filter((mail) => mail.includes(`Subject: ${subject}`))
    .flatMap((mail) => /\/not-me#token=3D([\w-]{43})/.exec(mail)?.[1] ?? [])
    .at(-1);

const byMail = async (who: Customer, subject: string) => {
  const token = notMeOf(await mailsTo(who), subject);
  expectStatus(await bank().call('POST', '/api/users/not-me', { body: { token } }), 200);
};

/** Each way into the freeze. */
const freezes: Record<string, (who: Customer) => Promise<unknown>> = {
  'in a session': async (who) => expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200),
  'by the mail about the payment or the PIN': async (who) =>
    byMail(
      who,
      (await cancelSecret(who)) === undefined
        ? 'Your security PIN was set'
        : 'A payment is waiting',
    ),
  'by the mail about the login': (who) => byMail(who, 'New login to your account'),
};

async function backIn(who: Customer): Promise<Who> {
  await resetByMail({ call: bank().call, mailsTo }, who);
  const body = { username: who.username, password: newPassword };
  return expectStatus(await bank().call('POST', '/api/users/login', { body }), 200).body;
}

async function caseOf(who: Customer): Promise<string> {
  const { cases } = (await ask(staff(), 'GET', '/api/admin/freezes')).body;
  return cases.find(
    ({ customer }: { customer: { username: string } }) => customer.username === who.username,
  )._id;
}

/** Each way out of it. */
const lifts: Record<string, (who: Customer) => Promise<unknown>> = {
  'the own PIN': async (who) =>
    expectStatus(
      await ask(await backIn(who), 'POST', '/api/users/freeze/lift', { securityPin }),
      200,
    ),
  'the staff': async (who) => {
    const id = await caseOf(who);
    expectStatus(await take('freeze', id), 200);
    const lift = `/api/admin/freezes/${id}/lift`;
    expectStatus(await ask(staff(), 'POST', lift, { reason: 'IN_PERSON' }), 200);
  },
};

describe('after “This was not me” nothing leaves that was ordered in the three days before', () => {
  describe.each(Object.entries(freezes))('said %s', (_way, freeze) => {
    test.each(Object.entries(lifts))('and lifted by %s', async (_by, lift) => {
      const robbed: [string, Customer, bigint][] = [];
      for (const [kind, order] of Object.entries(orders)) {
        const who = await owner();
        await order(await onNewDevice(who), who);
        await freeze(who);
        const sent = await sentBy(who);
        await lift(who);
        robbed.push([kind, who, sent]);
      }
      for (const hours of [25, 200, 800]) await bank().advance(`PT${hours}H`);
      const lost: string[] = [];
      for (const [kind, who, sent] of robbed)
        if ((await sentBy(who)) !== sent) lost.push(`${kind}: ${await sentBy(who)} after ${sent}`);
      expect(lost).toEqual([]);
    });
  });
});

test('it is named to the customer, in the answer, the mail, the page, and to the staff [L-319]', async () => {
  const who = await owner();
  const thief = await onNewDevice(who);
  const { transfer } = (await payLocally(thief, who, 900)).body;
  await pay(thief, 'transfers/payBill', weekly(who, 90));
  const begun = expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200).body;
  expect(begun.message).toContain('We canceled 2 payments and bills that were waiting to leave.');
  const named = [
    { _id: transfer._id, to: 'Cleo Hart', recurs: false, amount: 900, currency: 'USD' },
    { recurs: true, amount: 90, currency: 'USD' },
  ];
  expect(begun.freeze.canceledOrders).toMatchObject(named);
  const seen = (await ask(who, 'GET', `/api/transfers/${transfer._id}`)).body;
  expect([seen.status, seen.statusReason]).toEqual([
    'Cancelled',
    'You told us that this was not you, so we canceled it before it left.',
  ]);
  const mail = (await mailsTo(who)).find((each) => each.includes('Payments from your account'));
  expect(mail).toContain('Cleo Hart, $900.00');
  expect(mail).toContain('$90.00 (recurring bill)');
  const path = `/api/admin/freezes/${await caseOf(who)}`;
  expect((await ask(staff(), 'GET', path)).body).toMatchObject({
    canceledOrders: named,
    waitingOrders: [],
  });
  const own = await backIn(who);
  const lifted = await ask(own, 'POST', '/api/users/freeze/lift', { securityPin });
  expect(lifted.body.message).toContain('The 2 payments and bills we canceled stay canceled');
  // The mail of the payment says so as well.
  expect((await cancelByLink(await cancelSecret(who))).body.params).toEqual({ became: 'canceled' });
});

test('what the owner ordered before, and what goes to an own account, stays and is paid', async () => {
  const who = await owner();
  const earlier = (await payLocally(who, who, 70, someone(), { transferDate: hoursAhead(50) }))
    .body;
  expectStatus(await pay(who, 'transfers/payBill', weekly(who, 20)), 201);
  await age(who, 73);
  const me = { name: 'Me', account: who.checking.number };
  const body = localTransferBody(who, me, 30, { transferDate: hoursAhead(50) });
  const inside = expectStatus(await ask(who, 'POST', '/api/transfers/local', body), 201).body;
  const { freeze } = expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200).body;
  expect(freeze.canceledOrders).toEqual([]);
  const waiting = (await ask(staff(), 'GET', `/api/admin/freezes/${await caseOf(who)}`)).body
    .waitingOrders;
  expect(waiting.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([20, 30, 70]);
  await lifts['the own PIN']?.(who);
  const own = expectStatus(
    await bank().call('POST', '/api/users/login', {
      body: { username: who.username, password: newPassword },
    }),
    200,
  ).body;
  await bank().advance('PT60H');
  expect(await statusOf(own, earlier.transfer._id)).toMatch(/Pending|Completed/);
  expect(await statusOf(own, inside.transfer._id)).toBe('Completed');
  expect((await ask(own, 'GET', '/api/transfers/scheduled')).body.schedules).toHaveLength(1);
});

test('said while the payment leaves, it is one of the two', async () => {
  const who = await owner();
  const { transfer } = (await payLocally(await onNewDevice(who), who, 900)).body;
  const [frozen] = await Promise.all([
    ask(who, 'POST', '/api/users/freeze'),
    bank().advance('PT25H'),
  ]);
  const canceled = expectStatus(frozen, 200).body.freeze.canceledOrders;
  const status = await statusOf(who, transfer._id);
  expect([canceled.length, status, await sentBy(who)]).toEqual(
    canceled.length === 1 ? [1, 'Cancelled', 0n] : [0, 'Pending', 900_00n],
  );
});

test('an order that is made while it is said is canceled or refused', async () => {
  const who = await owner();
  const thief = await onNewDevice(who);
  const bodies = Array.from({ length: 6 }, () => localTransferBody(who, someone(), 900));
  for (const body of bodies) {
    const order = { call: 'transfers/local', body };
    expectStatus(await ask(thief, 'POST', '/api/approvals', { securityPin, order }), 201);
  }
  await Promise.all([
    ...bodies.map((body) => ask(thief, 'POST', '/api/transfers/local', body)),
    ask(who, 'POST', '/api/users/freeze'),
  ]);
  const { rows } = await bank().bank.db.query(
    `SELECT FROM transfer WHERE payer_id = $1 AND status <> 'cancelled'`,
    [who.id],
  );
  expect(rows).toEqual([]);
});

/** A transfer abroad whose money was taken a moment ago, and what it is known by. */
async function sendAbroad(who: Customer): Promise<string> {
  const body = internationalTransferBody({ debitedAccount: who.savings.number });
  const sent = expectStatus(await pay(who, 'transfers/international', body), 201).body;
  expect([sent.delayed, sent.transfer.status]).toEqual([undefined, 'Pending']);
  return sent.transfer._id;
}

describe('what its customer could still take back comes back with the freeze', () => {
  test.each(Object.entries(freezes).filter(([way]) => way !== 'by the mail about the login'))(
    'said %s: a transfer abroad of minutes ago, by one press, and it is named',
    async (_way, freeze) => {
      const who = await owner();
      const before = await balanceOf(who);
      const late = await sendAbroad(who);
      await bank().advance('PT25M');
      const id = await sendAbroad(who);
      await bank().advance('PT5M');
      const left = await balanceOf(who);
      await freeze(who);
      const own = await backIn(who);
      const cost = before - left;
      expect(await balanceOf({ ...who, ...own })).toBeCloseTo(before - cost / 2, 2);
      const { freeze: named } = (await ask(own, 'GET', '/api/users/freeze')).body;
      expect(named.canceledOrders.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
      const mail = (await mailsTo(who)).find((each) => each.includes('Payments from your account'));
      expect(mail).toContain('is back in your account.');
      const seen = (await ask(own, 'GET', `/api/transfers/${id}`)).body;
      expect([seen.status, seen.statusReason]).toEqual([
        'Cancelled',
        'You told us that this was not you, so we canceled it before it left. ' +
          'The money is back in your account.',
      ]);
      await bank().advance('P1D');
      expect(await statusOf(own, id)).toBe('Cancelled');
      expect(await statusOf(own, late)).not.toBe('Cancelled');
    },
  );

  test('also one that staff review, whose case is gone', async () => {
    const { db, clock } = bank().bank;
    await setPolicy(db, 'review', { aboveMinor: 10_000 }, clock.businessNow());
    const who = await owner();
    const before = await balanceOf(who);
    const id = await sendAbroad(who);
    await setPolicy(db, 'review', { aboveMinor: null }, clock.businessNow());
    expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
    expect(await balanceOf(who)).toBe(before);
    const { cases } = (await ask(staff(), 'GET', '/api/admin/payment-reviews')).body;
    expect(cases.filter(({ _id }: { _id: string }) => _id === id)).toEqual([]);
  });

  test('said at the same time as it is taken back, it comes back once', async () => {
    const who = await owner();
    const before = await balanceOf(who);
    const id = await sendAbroad(who);
    const [frozen, canceled] = await Promise.all([
      ask(who, 'POST', '/api/users/freeze'),
      ask(who, 'POST', `/api/transfers/${id}/cancel`),
    ]);
    expectStatus(frozen, 200);
    expect(['PAYMENT_TAKEN_BACK', 'NOT_SCHEDULED']).toContain(canceled.body.code);
    expect(await balanceOf(who)).toBe(before);
  });
});

test('a frozen customer still cancels: money only stays or comes back by it', async () => {
  const who = await owner();
  const body = { transferDate: hoursAhead(100) };
  const { transfer } = (await payLocally(who, who, 70, someone(), body)).body;
  await age(who, 73);
  expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200);
  const canceled = await ask(who, 'POST', `/api/transfers/${transfer._id}/cancel`);
  expect([canceled.status, canceled.body.code]).toEqual([200, 'PAYMENT_CANCELED']);
  expect(await statusOf(who, transfer._id)).toBe('Cancelled');
});
