import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addBusinessDays } from '../../contract/values/business-days.ts';
import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import type { Person } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { collectChecks } from '../../server/money/deposits/collect-checks.job.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { expireHolds } from '../../server/ledger/postgresql/holds.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { refusalOf } from '../support/answers.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { checkDesk } from '../support/check-desk.ts';
import { countRows } from '../support/count-rows.ts';
import { deskRecords } from '../support/desk-records.ts';
import { planOf } from '../support/ledger-people.ts';
import { largestAmount } from '../support/given-alone.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
let staff: Person;
beforeAll(async () => {
  testBank = await openTestBank();
  staff = testBank.cast.admin;
});
afterEach(() => verifyBank(testBank.bank.db));
afterAll(() => testBank.close());

const { asStaff, newCustomer, waitingCheck, take, accept, giveReturn } = checkDesk(() => testBank);
const { checksOf, accountOf, ordersOf, auditOf, collectionsOf, mailTo } = deskRecords(
  () => testBank,
);

/** From now until a minute into a day. */
const untilStartOf = (day: string) => {
  const clock = testBank.bank.clock;
  return Temporal.PlainDate.from(day)
    .toZonedDateTime('America/New_York')
    .toInstant()
    .since(clock.businessNow())
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' })
    .toString();
};

describe('above the two-person size', () => {
  const setSize = (aboveMinor: number) =>
    setPolicy(
      testBank.bank.db,
      'twoPeople',
      { aboveMinor, perDayMinor: largestAmount },
      testBank.bank.clock.businessNow(),
    );
  const shown = async (id: string, who: Person) =>
    (await asStaff('GET', `/api/admin/checks/${id}`, undefined, { who })).body;

  test('two people read a check for themselves: it is posted once both read the same', async () => {
    const rosa = await addAnotherAdmin(testBank, 'rosa.reader');
    const tom = await addAnotherAdmin(testBank, 'tom.reader');
    await setSize(40_000);
    const customer = await newCustomer();
    const id = await waitingCheck(customer, { amount: 900 });
    await take(id);
    const key = randomUUID();
    const first = await accept(id, 900, {}, { key });
    expect([first.status, first.body.message]).toEqual([
      202,
      'A second person has to read the same amount. The check is back in the queue, and no money ' +
        'was moved yet.',
    ]);
    expect((await accept(id, 900, {}, { key })).body).toEqual(first.body);
    expect((await accountOf(customer)).balance).toBe(0);
    expect((await shown(id, rosa)).readBy).toEqual({ username: staff.username, isYou: false });
    expect(JSON.stringify((await shown(id, rosa)).acceptedAmount)).toBe('null');
    await take(id);
    expect((await accept(id, 950, { confirmedAmount: 950 })).body.code).toBe('CHECK_READ_BY_YOU');
    await asStaff('POST', `/api/admin/queues/check/${id}/give-back`);
    // Another reading takes the place of the first, and waits for a second one as well.
    await take(id, rosa);
    const other = await accept(id, 890, { confirmedAmount: 890 }, { who: rosa });
    expect([other.status, (await accountOf(customer)).balance]).toEqual([202, 0]);
    await take(id, tom);
    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => accept(id, 890, { confirmedAmount: 890 }, { who: tom })),
    );
    expect(clicks.map(({ status }) => status)).toEqual(clicks.map(() => 200));
    expect((await accountOf(customer)).balance).toBe(890);
    await setSize(largestAmount);
  });

  test('what one person has accepted alone on a day counts together', async () => {
    const giver = await addAnotherAdmin(testBank, 'gus.giver');
    await setPolicy(
      testBank.bank.db,
      'twoPeople',
      { aboveMinor: 60_000, perDayMinor: 80_000 },
      testBank.bank.clock.businessNow(),
    );
    const statuses = [];
    for (const amount of [500, 400, 300]) {
      const id = await waitingCheck(await newCustomer(), { amount });
      await take(id, giver);
      statuses.push((await accept(id, amount, {}, { who: giver })).status);
    }
    expect(statuses).toEqual([200, 202, 200]);
    await setSize(largestAmount);
  });
});

describe('accepting', () => {
  test('credits at once, holds the money until its days, and frees it then [D-53 L-282]', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await take(id);
    expect((await checksOf(alice))[0].status).toBe('In review');
    const { status, body } = await accept(id, 500);
    expect([status, body.message]).toEqual([200, 'Check of $500.00 accepted.']);

    const today = testBank.bank.clock.businessDay();
    const own = { closed: [], open: [] };
    const [nextDay, lastDay] = [addBusinessDays(today, 1, own), addBusinessDays(today, 3, own)];
    const holds = [
      { amount: 275, availableDate: nextDay },
      { amount: 225, availableDate: lastDay },
    ];
    expect((await checksOf(alice))[0]).toMatchObject({
      status: 'Accepted',
      amount: 500,
      holds,
      availableDate: lastDay,
    });
    const before = alice.checking.balance;
    expect(await accountOf(alice)).toMatchObject({ balance: before + 500, available: before });
    expect((await ordersOf(alice))[0]).toMatchObject({
      status: 'Approved',
      amount: 500,
      transactionType: 'credit',
      senderAccount: 'Check',
    });
    expect(await auditOf('check.accepted', alice)).toMatchObject([
      {
        actor: `admin:${staff.id}`,
        details: { check: id, amountMinor: '50000', statedMinor: '50000' },
      },
    ]);
    await testBank.worker.runAll();
    expect(await mailTo(alice, 'Your check was accepted')).toContain('$275.00');

    await testBank.advance(untilStartOf(nextDay));
    expect(await accountOf(alice)).toMatchObject({
      balance: before + 500,
      available: before + 275,
    });
    await testBank.advance(untilStartOf(lastDay));
    expect(await accountOf(alice)).toMatchObject({
      balance: before + 500,
      available: before + 500,
    });
    expect((await checksOf(alice))[0]).toMatchObject({ status: 'Accepted', holds: [] });
    expect(await collectionsOf(id)).toBe(1);
  });

  test('ten clicks at once post once, and each is answered as the first [L-282]', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await take(id);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accept(id, 500, {}, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await accountOf(alice)).balance).toBe(alice.checking.balance + 500);
    const again = await accept(id, 500);
    expect([again.status, again.body]).toEqual([200, answers[0]?.body]);
    expect((await accountOf(alice)).balance).toBe(alice.checking.balance + 500);
  });

  test('of an acceptance and a return at once exactly one happens [L-282]', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await take(id);
    const answers = await Promise.all([
      accept(id, 500),
      giveReturn(id),
      accept(id, 500),
      giveReturn(id),
    ]);
    // Each was sent twice, and both of the same are answered the same.
    expect(answers.map((one) => String(refusalOf(one) ?? one.status)).toSorted()).toEqual([
      '200',
      '200',
      'CASE_DECIDED',
      'CASE_DECIDED',
    ]);
    const [check] = await checksOf(alice);
    expect((await accountOf(alice)).balance).toBe(
      alice.checking.balance + (check.status === 'Accepted' ? 500 : 0),
    );
  });

  test('an amount the customer did not write is typed twice, and stays in the limits', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice, { stated: false });
    await take(id);
    await testBank.worker.runAll(); // The first mail makes a link.
    const { claim: _refusals, ...unchanged } = await countRows(testBank.bank.db);
    const refused = async (amount: number, extra = {}) =>
      (({ status, body }) => [status, body.code, body.message])(await accept(id, amount, extra));
    for (const confirmed of [{}, { confirmedAmount: 50 }])
      expect(await refused(500, confirmed)).toContain('AMOUNT_NOT_CONFIRMED');
    expect(await refused(0, { confirmedAmount: 0 })).toEqual([
      400,
      'INVALID_FIELDS',
      'Amount must be greater than 0.',
    ]);
    expect(await refused(1.005, { confirmedAmount: 1.005 })).toEqual([
      400,
      'INVALID_FIELDS',
      'Amount can have at most two decimals.',
    ]);
    expect(await refused(5000.01, { confirmedAmount: 5000.01 })).toEqual([
      422,
      'CHECK_ABOVE_LIMIT',
      'By the limits for checks this one may come to $5,000.00 at most. No money was moved. ' +
        'Please return it as above the limit.',
    ]);
    expect(await countRows(testBank.bank.db)).toMatchObject(unchanged);
    expect((await accept(id, 4999.99, { confirmedAmount: 4999.99 })).status).toBe(200);
  });

  test('after the available date has passed nothing is held', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await testBank.advance('P10D');
    await take(id);
    await accept(id, 500);
    expect(await accountOf(alice)).toMatchObject({
      balance: alice.checking.balance + 500,
      available: alice.checking.balance + 500,
    });
  });

  test('lifts an account above its older holds, and is not spent before its days', async () => {
    const alice = await newCustomer();
    const first = await waitingCheck(alice);
    await take(first);
    await accept(first, 500);
    // A forced posting is booked, and the account owes more to its holds than it has.
    const { rows } = await testBank.bank.db.query<{ id: string }>(
      'SELECT account_id AS id FROM customer_account WHERE number = $1',
      [alice.checking.number],
    );
    const legs = [
      { accountId: rows[0]?.id as string, amountMinor: -400_00n, forced: true as const },
      { accountId: bankAccountId('unclaimed_funds', 'USD'), amountMinor: 400_00n },
    ];
    await testBank.bank.db.tx((tx) =>
      postWithin(tx, [planOf(legs, { stamp: { kind: 'closing' } })]),
    );
    const second = await waitingCheck(alice, { amount: 450 });
    await take(second);
    await accept(second, 450);
    expect(await accountOf(alice)).toMatchObject({
      balance: alice.checking.balance + 550,
      available: alice.checking.balance,
    });
  });

  test('a suspended customer is credited, and one with money on hold can be deleted', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await asStaff('PUT', `/api/admin/users/suspend/${alice.id}`);
    expect((await asStaff('DELETE', `/api/admin/users/${alice.id}`)).body.code).toBe(
      'OPEN_BUSINESS',
    );
    await take(id);
    expect((await accept(id, 500)).status).toBe(200);
    const deleted = await asStaff('DELETE', `/api/admin/users/${alice.id}`);
    expect([deleted.status, deleted.body.unclaimed]).toEqual([200, 500]);
    await testBank.advance('P10D');
  });
});

describe('returning', () => {
  test('moves nothing, and its customer reads why, also by mail [D-53 L-282]', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await take(id);
    const { status } = await giveReturn(id, 'NOT_ENDORSED');
    expect(status).toBe(200);
    const [check] = await checksOf(alice);
    expect(check).toMatchObject({
      status: 'Returned',
      returnReason: expect.stringContaining('The back is not signed'),
    });
    expect((await accountOf(alice)).balance).toBe(alice.checking.balance);
    await testBank.worker.runAll();
    expect(await mailTo(alice, 'Your check was returned')).toContain('The back is not signed');
    expect((await accept(id, 500)).body).toMatchObject({ code: 'CASE_DECIDED' });
    // Returned checks use up no limit.
    expect(
      (await testBank.call('GET', '/api/deposits/checks', { token: alice.token })).body.perDay.left,
    ).toBe(5_000);
  });

  test('needs a reason that the bank knows', async () => {
    const id = await waitingCheck(await newCustomer());
    await take(id);
    expect((await giveReturn(id, 'ugly')).body.fields).toMatchObject({
      reason: expect.stringContaining('NOT_ENDORSED'),
    });
  });
});

describe('only its holder decides', () => {
  test('needs the one who holds it; anyone else learns who that is', async () => {
    const rosa = await addAnotherAdmin(testBank, 'rosa');
    const id = await waitingCheck(await newCustomer());
    expect((await accept(id, 500)).body.code).toBe('CASE_NOT_TAKEN');
    await take(id);
    for (const answer of [
      await accept(id, 500, {}, { who: rosa }),
      await giveReturn(id, 'STALE', { who: rosa }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'CASE_HELD']);
      expect(answer.body.message).toContain('staff works on this case');
    }
    await asStaff('POST', `/api/admin/queues/check/${id}/give-back`);
    expect((await giveReturn(id)).body.code).toBe('CASE_NOT_TAKEN');
    expect((await take(id, rosa)).status).toBe(200);
    expect((await giveReturn(id, 'STALE', { who: rosa })).status).toBe(200);
    expect(
      (await testBank.bank.db.query('SELECT FROM staff_case WHERE subject_id = $1', [id])).rowCount,
    ).toBe(0);
  });
});

describe('what staff see', () => {
  test('shows the queue oldest first and all of one check; each look is on record', async () => {
    const [alice, bruno] = [await newCustomer(), await newCustomer()];
    const first = await waitingCheck(alice, { number: 5 });
    const second = await waitingCheck(bruno, { number: 6, stated: false });
    const pictures = await checkPictures({
      from: 'Lantern Books',
      to: alice.username,
      amount: 500,
      number: 5,
    });
    await testBank.call('POST', '/api/deposits/checks', {
      token: bruno.token,
      form: checkForm(pictures),
    });
    await take(second);
    const { body: queue } = await asStaff('GET', '/api/admin/checks');
    const newest = queue.cases.slice(-3);
    expect(newest.map(({ username }: { username: string }) => username)).toEqual([
      alice.username,
      bruno.username,
      bruno.username,
    ]);
    expect(
      newest.map(({ holder }: { holder: { isYou: boolean } | null }) => holder?.isYou),
    ).toEqual([undefined, true, undefined]);
    expect(newest[2].flags).toEqual(['duplicate']);
    expect(queue.total).toBe(queue.cases.length);
    const { body } = await asStaff('GET', `/api/admin/checks/${newest[2]._id}`);
    expect(body).toMatchObject({
      customer: { username: bruno.username, isSuspended: false },
      statedAmount: null,
      atMost: 5_000,
      flags: ['duplicate'],
      sameFront: [{ _id: first, username: alice.username, amount: 500, status: 'Received' }],
      history: [{ _id: second, status: 'In review' }],
    });
    await asStaff('GET', body.front);
    expect(await auditOf('check.viewed', bruno)).toEqual([
      { actor: `admin:${staff.id}`, details: { check: body._id } },
    ]);
    expect(await auditOf('file.viewed', bruno)).toMatchObject([
      { details: { purpose: 'check_front' } },
    ]);
  });
});

describe('two servers', () => {
  test('release a hold and collect a check once between them [L-282]', async () => {
    const alice = await newCustomer();
    const id = await waitingCheck(alice);
    await take(id);
    await accept(id, 500);
    const second = await testBank.openSecondServer();
    // Both jobs of both servers at once, ten days on; the test's own worker has not run yet.
    const { clock } = testBank.bank;
    await clock.advance(10 * 24 * 60 * 60);
    const servers = [testBank.bank, second].map((bank) => ({ ...bank, clock }));
    await Promise.all(
      servers.flatMap((bank) => [
        collectChecks(systemContext(bank, 'check-collection', randomUUID())),
        bank.db.tx((tx) => expireHolds(tx, clock.businessNow(), 500)),
      ]),
    );
    expect(await accountOf(alice)).toMatchObject({
      balance: alice.checking.balance + 500,
      available: alice.checking.balance + 500,
    });
    expect(await collectionsOf(id)).toBe(1);
  });
});
