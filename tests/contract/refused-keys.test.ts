import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type RouteName } from '../../contract/api.ts';
import type { RefusalCode } from '../../contract/calls/errors.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { localTransferBody, type Person } from '../../fixtures/people.ts';
import { checkDesk } from '../support/check-desk.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { unknownId } from '../support/their-objects.ts';
import { validBodies } from '../support/valid-bodies.ts';
import { verifyBank } from '../support/verify-bank.ts';

let testBank: TestBank;
const { waitingCheck, newCustomer, take, accept } = checkDesk(() => testBank);

beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.stopJobs();
});
afterAll(async () => {
  await verifyBank(testBank.bank.db);
  await testBank.close();
});

interface Sent {
  body: unknown;
  key: string;
  who?: Pick<Person, 'token'>;
}

const moneyRoutes = Object.entries<Route>(api).filter(([, route]) => route.movesMoney) as [
  RouteName,
  Route,
][];

function send({ method, path, who }: Route, { body, key, who: sender }: Sent): Promise<Answer> {
  const { admin, alice } = testBank.cast;
  const { token } = sender ?? (who === 'admin' ? admin : alice);
  const headers = { 'idempotency-key': key };
  return testBank.call(method, path.replace('{id}', unknownId), { token, body, headers });
}

const validBody = (name: RouteName) => validBodies(testBank.cast)[name] ?? {};

/** Changes of a body that make a call refused, where the unknown id in its path does not. */
const refusedFor: Partial<Record<RouteName, [RefusalCode, Record<string, unknown>?]>> = {
  createLocalTransfer: ['DEBITED_ACCOUNT_INVALID', { debitedAccount: '999999999' }],
  createOwnTransfer: ['OWN_ACCOUNT_INVALID', { fromAccount: '999999999' }],
  createInternationalTransfer: ['DEBITED_ACCOUNT_INVALID', { debitedAccount: '999999999' }],
  payBill: ['DEBITED_ACCOUNT_INVALID', { debitedAccount: '999999999' }],
  fundUser: ['USER_NOT_FOUND'],
  makeVoucher: ['DAY_AHEAD', { day: '2999-12-31' }],
  makeCustomerVoucher: ['USER_NOT_FOUND'],
  acceptCheck: ['CASE_NOT_FOUND'],
  disburseLoan: ['LOAN_NOT_FOUND'],
  payOffLoan: ['LOAN_NOT_FOUND'],
};

const countClaims = async () => (await testBank.bank.db.query('SELECT FROM claim')).rowCount;

describe('a refusal of a money call is final for its key', () => {
  test('there is a refusal to be met by every call that moves money', () => {
    expect(Object.keys(refusedFor).toSorted()).toEqual(
      moneyRoutes.map(([name]) => name).toSorted(),
    );
  });

  test.each(moneyRoutes)('%s', async (name, route) => {
    const [code, change] = refusedFor[name] ?? [];
    const key = randomUUID();
    const body = { ...validBody(name), ...change };
    const first = await send(route, { body, key });
    expect(first.body.code).toBe(code);
    const again = await send(route, { body, key });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const changed = 'legs' in body ? { reason: 'Another one.' } : { amount: 2 };
    const other = await send(route, { body: { ...body, ...changed }, key });
    expect([other.status, other.body.code]).toEqual([409, 'KEY_REUSED']);
  });

  test('a check refused for its amount is not accepted with another body', async () => {
    const id = await waitingCheck(await newCustomer(), { amount: 500 });
    await take(id);
    const key = randomUUID();
    const wrong = await accept(id, 501, {}, { key });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'AMOUNT_NOT_CONFIRMED']);
    const mended = await accept(id, 501, { confirmedAmount: 501 }, { key });
    expect([mended.status, mended.body.code]).toEqual([409, 'KEY_REUSED']);
    expect((await accept(id, 501, {}, { key })).body).toEqual(wrong.body);
    expect((await accept(id, 500)).status).toBe(200);
  });
});

describe('a refusal that its sender can mend keeps no key', () => {
  const isNoConflict = ({ body }: Answer) => expect(body.code).not.toBe('KEY_REUSED');

  test.each(moneyRoutes)('%s: 400, 401 and 403', async (name, route) => {
    const { admin, alice, carla } = testBank.cast;
    const key = randomUUID();
    const body = validBody(name);
    const before = await countClaims();
    const strangers: [number, Sent][] = [
      [401, { body, key, who: { token: 'x' } }],
      [403, { body, key, who: route.who === 'admin' ? alice : admin }],
      [403, { body, key, who: carla }],
    ];
    if (route.body) strangers.push([400, { body: { ...body, amount: 'lots' }, key }]);
    for (const [status, sent] of strangers) expect((await send(route, sent)).status).toBe(status);
    expect(await countClaims()).toBe(before);
    isNoConflict(await send(route, { body, key }));
  });

  test('429: too many payments in a minute', async () => {
    const { alice, bruno } = testBank.cast;
    const pay = (amount: number, key: string = randomUUID()) =>
      send(api.createLocalTransfer, {
        body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, amount),
        key,
      });
    let answer = await pay(1);
    while (answer.status === 201) answer = await pay(1);
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_PAYMENTS']);
    const key = randomUUID();
    const before = await countClaims();
    expect((await pay(2, key)).status).toBe(429);
    expect((await pay(3, key)).body.code).toBe('TOO_MANY_PAYMENTS');
    expect(await countClaims()).toBe(before);
  });
});
