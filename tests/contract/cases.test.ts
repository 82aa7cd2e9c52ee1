import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leftAfterMinutes } from '../../contract/calls/cases.ts';
import { expectStatus, localTransferBody, type Person } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { checkDesk } from '../support/check-desk.ts';
import { inheritance } from '../support/open-cases.ts';
import { setPolicy } from '../support/set-policy.ts';
import { largestAmount } from '../support/given-alone.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let staff: Person;
let rosa: Person;
beforeAll(async () => {
  testBank = await openTestBank();
  staff = testBank.cast.admin;
  rosa = await addAnotherAdmin(testBank, 'rosa');
});
afterAll(() => testBank.close());

const { newCustomer, waitingCheck } = checkDesk(() => testBank);

/** A check that waits: any kind of case would do. */
const waitingCase = async () => await waitingCheck(await newCustomer());

const act = (who: Person, verb: 'take' | 'take-over' | 'give-back', id: string, body?: unknown) =>
  testBank.call('POST', `/api/admin/queues/check/${id}/${verb}`, {
    token: who.token,
    ...(body === undefined ? {} : { body }),
  });
const trailOf = async (id: string) =>
  (
    await testBank.bank.db.query<{ actor: string; action: string }>(
      `SELECT actor, action FROM audit_event WHERE action LIKE 'case.%' AND details ->> 'check' = $1
        ORDER BY at`,
      [id],
    )
  ).rows.map(({ actor, action }) => `${actor} ${action}`);
const letTimePass = (id: string) =>
  testBank.bank.db.query(
    `UPDATE staff_case SET taken_at = taken_at - $2 * interval '1 minute' WHERE subject_id = $1`,
    [id, leftAfterMinutes],
  );

test('of two people who take a case at once one has it, and the other is told who [L-282 L-341]', async () => {
  const id = await waitingCase();
  const answers = await Promise.all([staff, rosa, staff, rosa].map((who) => act(who, 'take', id)));
  const [winner, loser] = answers[0]?.status === 200 ? [staff, rosa] : [rosa, staff];
  expect(
    answers.filter(({ status }) => status === 200).map(({ body }) => body.holder.username),
  ).toEqual([winner.username, winner.username]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body).toMatchObject({
      code: 'CASE_HELD',
      message: `${winner.username} works on this case and opened it just now. Nothing was changed.`,
    });
  }
  expect((await act(loser, 'give-back', id)).body.code).toBe('CASE_HELD');
  expect(await trailOf(id)).toEqual([`admin:${winner.id} case.taken`]);
});

const takeNext = async (who: Person) =>
  expectStatus(
    await testBank.call('POST', '/api/admin/queues/take-next', { token: who.token }),
    200,
  ).body.case as { kind: string; _id: string } | null;

test('the next case is the oldest that nobody holds; two people at once get different ones [D-77 L-342]', async () => {
  // Takes first the cases that other tests of this file left waiting.
  while (await takeNext(staff));
  const ids = [];
  for (let count = 0; count < 6; count += 1) ids.push(await waitingCase());
  await act(rosa, 'take', ids[0] ?? '');
  expect(await takeNext(staff)).toEqual({ kind: 'check', _id: ids[1] });
  for (const [first, second] of [ids.slice(2, 4), ids.slice(4)]) {
    const taken = await Promise.all([staff, rosa].map(takeNext));
    expect(new Set(taken.map((each) => each?._id))).toEqual(new Set([first, second]));
  }
  expect(await takeNext(rosa)).toBeNull();
  for (const id of ids)
    expect((await trailOf(id)).filter((line) => line.endsWith('case.taken'))).toHaveLength(1);
});

test('one person who asks for the next case twice at once gets one, and then the next', async () => {
  while (await takeNext(staff));
  const ids = new Set<string>();
  for (let count = 0; count < 6; count += 1) ids.add(await waitingCase());
  for (const left of [5, 4, 3]) {
    const answers = await Promise.all(
      [staff, staff, staff].map(({ token }) =>
        testBank.call('POST', '/api/admin/queues/take-next', { token }),
      ),
    );
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refusals).toEqual(['CASE_JUST_TAKEN', 'CASE_JUST_TAKEN']);
    const taken = answers.find(({ status }) => status === 200)?.body.case._id;
    expect(ids.delete(taken)).toBe(true);
    expect(ids.size).toBe(left);
    expect(await trailOf(taken)).toEqual([`admin:${staff.id} case.taken`]);
  }
  for (const id of ids) expect(await takeNext(staff)).toEqual({ kind: 'check', _id: id });
  expect(await takeNext(staff)).toBeNull();
});

test('the next case is of every queue, and none that the same person proposed [L-342]', async () => {
  const { db, clock } = testBank.bank;
  const since = clock.businessNow().subtract({ minutes: 1 });
  await setPolicy(
    db,
    'twoPeople',
    { aboveMinor: 1_000_000, perDayMinor: largestAmount, terms: 'one' },
    since,
  );
  const { id } = await newCustomer();
  const { proposal } = (
    await testBank.call('PUT', `/api/admin/users/${id}/accounts/fund`, {
      token: staff.token,
      body: inheritance(20_000),
    })
  ).body;
  expect(await takeNext(staff)).toBeNull();
  expect(await takeNext(rosa)).toEqual({ kind: 'funding', _id: proposal });
});

test('the next case is none of the own account as a customer, nor a payment to it', async () => {
  const { db, clock } = testBank.bank;
  while (await takeNext(staff));
  await setPolicy(
    db,
    'review',
    { aboveMinor: 100_000 },
    clock.businessNow().subtract({ minutes: 1 }),
  );
  const [own, payer] = [await newCustomer(), await newCustomer()];
  await testBank.fund(staff, payer, 5_000);
  const body = localTransferBody(
    payer,
    { name: own.username, account: own.checking.number },
    1_001,
  );
  const check = await waitingCheck(own);
  const payment = expectStatus(
    await testBank.call('POST', '/api/transfers/local', { token: payer.token, body }),
    201,
  ).body.transfer._id;
  const other = await waitingCase();
  const linked = await addAnotherAdmin(testBank, 'lea.linked');
  const username = own.username;
  const path = `/api/admin/colleagues/${linked.id}/own-customer`;
  expectStatus(await testBank.call('PUT', path, { token: staff.token, body: { username } }), 202);
  const confirm = '/api/admin/own-customer/confirm';
  expectStatus(await testBank.call('POST', confirm, { token: linked.token }), 200);
  expect(await takeNext(linked)).toEqual({ kind: 'check', _id: other });
  expect(await takeNext(linked)).toBeNull();
  expect(await takeNext(rosa)).toEqual({ kind: 'check', _id: check });
  expect(await takeNext(rosa)).toEqual({ kind: 'payment', _id: payment });
});

test('a case given back is free for the next, however often it is given back', async () => {
  const id = await waitingCase();
  await act(staff, 'take', id);
  expect((await act(staff, 'give-back', id)).status).toBe(204);
  expect((await act(staff, 'give-back', id)).status).toBe(204);
  expect((await act(rosa, 'take', id)).body.holder).toMatchObject({
    username: 'rosa',
    isYou: true,
    isLeft: false,
  });
  expect(await trailOf(id)).toEqual([
    `admin:${staff.id} case.taken`,
    `admin:${staff.id} case.given_back`,
    `admin:${rosa.id} case.taken`,
  ]);
});

test('is taken over only with a reason, or freely once left; the trail names both [D-77 L-341]', async () => {
  const id = await waitingCase();
  await act(staff, 'take', id);
  const refused = await act(rosa, 'take-over', id, { reason: ' ' });
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
    409,
    'TAKE_OVER_UNEXPLAINED',
    ['reason'],
  ]);
  expect(
    (await act(rosa, 'take-over', id, { reason: 'Staff went home ill.' })).body.holder.username,
  ).toBe('rosa');
  expect((await act(staff, 'give-back', id)).body.code).toBe('CASE_HELD');
  await letTimePass(id);
  expect((await act(staff, 'take', id)).body.code).toBe('CASE_HELD');
  expect((await act(staff, 'take-over', id, { reason: '' })).status).toBe(200);
  const { rows } = await testBank.bank.db.query<{ details: object }>(
    `SELECT details FROM audit_event WHERE action = 'case.taken_over' AND details ->> 'check' = $1
      ORDER BY at`,
    [id],
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { check: id, from: `admin:${staff.id}`, reason: 'Staff went home ill.' },
    { check: id, from: `admin:${rosa.id}`, reason: '' },
  ]);
});

test('the overview counts each queue, since when its oldest waits, and who works [D-77 L-341]', async () => {
  const read = async () =>
    (await testBank.call('GET', '/api/admin/queues', { token: staff.token })).body.queues[0];
  const before = await read();
  const id = await waitingCase();
  await act(rosa, 'take', id);
  expect(await read()).toEqual({
    ...before,
    kind: 'check',
    waiting: before.waiting + 1,
    held: before.held + 1,
    oldestSince: expect.any(String),
    mark: expect.any(String),
  });
});

test('changes with what the list shows, names nobody and leaves no line in the trail', async () => {
  const events = async () =>
    (await testBank.bank.db.query<{ count: bigint }>('SELECT count(*) AS count FROM audit_event'))
      .rows[0]?.count;
  const read = async (who = staff) => {
    const before = await events();
    const { queues } = (await testBank.call('GET', '/api/admin/queues', { token: who.token })).body;
    expect(await events()).toBe(before);
    return queues[0].mark as string;
  };
  const marks = [await read()];
  const noted = async () => void marks.push(await read());
  const gone = await waitingCase();
  await noted();
  await act(staff, 'take', gone);
  await noted();
  // Opened again, and read by a colleague.
  await act(staff, 'take', gone);
  expect([await read(), await read(rosa)]).toEqual([marks.at(-1), marks.at(-1)]);
  await letTimePass(gone);
  await noted();
  await act(rosa, 'take-over', gone, { reason: '' });
  await noted();
  // As many wait as before, and as many are held.
  await testBank.call('POST', `/api/admin/checks/${gone}/return`, {
    token: rosa.token,
    body: { reason: 'UNREADABLE' },
  });
  await act(rosa, 'take', await waitingCase());
  await noted();
  expect(new Set(marks).size).toBe(marks.length);
});

test('what is no case cannot be taken, of any kind', async () => {
  expect((await act(staff, 'take', randomUUID())).body.code).toBe('CASE_NOT_FOUND');
  expect(
    (
      await testBank.call('POST', `/api/admin/queues/wish/${randomUUID()}/take`, {
        token: staff.token,
      })
    ).body,
  ).toMatchObject({
    code: 'INVALID_FIELDS',
    fields: { kind: expect.any(String) },
  });
});
