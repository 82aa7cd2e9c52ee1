import { describe, expect, test } from 'vitest';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, balanceOf } = useBankPerTest();
const pin = '4711';
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

type Body = Record<string, unknown>;
type Calls = 'transfers/local' | 'transfers/international' | 'transfers/payBill';

const bodies: Record<Calls, () => Body> = {
  'transfers/local': () =>
    localTransferBody(cast().alice, { name: 'Bruno', account: cast().bruno.checking.number }, 5),
  'transfers/international': () =>
    internationalTransferBody({ amount: 5, debitedAccount: cast().alice.savings.number }),
  'transfers/payBill': () => ({
    recipientName: 'Harrow Lettings',
    recipientAccount: '310448207',
    recipientBank: 'Unknown',
    amount: 5,
    currency: 'USD',
  }),
};
const everyChange = [
  { recipientName: 'Mallory' },
  { recipientAccount: '123456789' },
  { amount: 5.01 },
  { reference: 'Another' },
  { transferDate: '2026-01-02T03:04' },
];
/** One change at a time; `undefined` leaves the field out. */
const changes: Record<Calls, () => Body[]> = {
  'transfers/local': () => [
    { recipientBank: 'Another' },
    { recipientRouting: '021000021' },
    { transferType: 'Business' },
    { debitedAccount: cast().alice.checking.number },
  ],
  'transfers/international': () => [
    { recipientBank: 'Another' },
    { currency: 'GBP' },
    { recipientIban: 'GB33BUKB20201555555555' },
    { recipientSwift: 'BUKBGB22' },
    { recipientCountry: 'France' },
    { debitedAccount: cast().alice.checking.number },
    { debitedAccount: undefined },
  ],
  'transfers/payBill': () => [
    { recipientBank: undefined },
    { billType: 'Rent' },
    { paymentType: 'Recurring', frequency: 'weekly' },
    { debitedAccount: cast().alice.savings.number },
  ],
};

const setPin = async (token: string) =>
  expect(
    (await bank().call('POST', '/api/approvals/pin', { token, body: { securityPin: pin } })).status,
  ).toBe(201);
const sign = async (call: Calls, body: Body, token = cast().alice.token) =>
  expect(
    (
      await bank().call('POST', '/api/approvals', {
        token,
        body: { securityPin: pin, order: { call, body } },
      })
    ).status,
  ).toBe(201);
const send = (call: Calls, body: Body, { token, ...headers }: Record<string, string> = {}) =>
  bank().call('POST', `/api/${call}`, { token: token ?? cast().alice.token, body, headers });

const calls = Object.keys(bodies) as Calls[];

describe('what was signed is what is paid [S-25]', () => {
  test.each(calls)(
    '%s: whoever changes the payee, the amount, the account or anything else needs a new approval [L-258]',
    async (call) => {
      await bank().withoutLimits();
      await setPin(cast().alice.token);
      const before = await balanceOf(cast().alice);
      const body = bodies[call]();
      await sign(call, body);
      for (const change of [...everyChange, ...changes[call]()]) {
        const { status, body: answer } = await send(call, { ...body, ...change });
        expect({ change, status, code: answer.code }).toEqual({
          change,
          status: 403,
          code: 'APPROVAL_REQUIRED',
        });
      }
      const elsewhere = await send(call, body, { token: await bank().freshToken(cast().alice) });
      expect(elsewhere.body.code).toBe('APPROVAL_REQUIRED');
      expect(await balanceOf(cast().alice)).toBe(before);
      const paid = await Promise.all(Array.from({ length: 20 }, () => send(call, body)));
      expect(paid.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201,
        ...Array<number>(19).fill(403),
      ]);
    },
  );

  test('an approval is for five minutes and for this call [L-258]', async () => {
    const { alice } = cast();
    await setPin(alice.token);
    const body = bodies['transfers/local']();
    await sign('transfers/local', body);
    expect((await send('transfers/payBill', bodies['transfers/payBill']())).body.code).toBe(
      'APPROVAL_REQUIRED',
    );
    const age = (interval: string) =>
      bank().bank.db.query('UPDATE one_use SET expires_at = expires_at + $1::interval', [interval]);
    await age('-5 minutes');
    expect((await send('transfers/local', body)).body.code).toBe('APPROVAL_REQUIRED');
    await age('5 minutes');
    expect((await send('transfers/local', body)).status).toBe(201);
  });
});

test('a PIN is asked for on every kind of session, a program’s and a browser’s [S-27]', async () => {
  const { alice } = cast();
  await setPin(alice.token);
  const body = { username: alice.username, email: alice.email, password: alice.password };
  const login = await bank().call('POST', '/api/users/login', { body, headers: ownPage });
  const cookie = [login.headers['set-cookie']].flat().map((line) => String(line).split(';', 1)[0]);
  const ways: Record<string, string>[] = [
    {},
    { token: await bank().freshToken(alice), ...ownPage },
    { token: login.body.token, cookie: cookie.join('; '), ...ownPage },
  ];
  const before = await balanceOf(alice);
  for (const call of calls) {
    for (const way of ways) {
      const { status, body: answer } = await send(call, bodies[call](), way);
      expect({ call, status, code: answer.code }).toEqual({
        call,
        status: 403,
        code: 'APPROVAL_REQUIRED',
      });
    }
  }
  expect(await balanceOf(alice)).toBe(before);
});
