import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import {
  castPassword,
  type Customer,
  expectStatus,
  localTransferBody,
  type Person,
  registerCustomer,
} from '../../fixtures/people.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { turnOn } from '../support/second-factor.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { environmentNames } from '../support/test-environment.ts';
import { answered } from '../support/two-step-sign-in.ts';

let testBank: TestBank;
let people = 0;
beforeAll(async () => {
  // On two servers, where there is PostgreSQL: what one process keeps in its memory does not hold.
  testBank = await openTestBank(undefined, { [environmentNames.servers]: '2' });
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

const customer = (): Promise<Customer> => {
  people += 1;
  return registerCustomer(testBank.call, `many.tries.${people}`);
};
const eventsOf = async ({ id }: Pick<Person, 'id'>, action: string): Promise<number> =>
  (
    await testBank.bank.db.query('SELECT 1 FROM audit_event WHERE subject = $1 AND action = $2', [
      `user:${id}`,
      action,
    ])
  ).rows.length;
const many = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('PINs that are given at once', () => {
  const right = '4711';
  const wrong = '0000';
  async function payer(): Promise<Customer> {
    const who = await customer();
    const body = { securityPin: right };
    expectStatus(
      await testBank.call('POST', '/api/approvals/pin', { token: who.token, body }),
      201,
    );
    return who;
  }
  const approve = (who: Customer, securityPin: string, amount: number): Promise<Answer> => {
    const payee = { name: 'Bruno', account: testBank.cast.bruno.checking.number };
    const order = { call: 'transfers/local', body: localTransferBody(who, payee, amount) };
    return testBank.call('POST', '/api/approvals', {
      token: who.token,
      body: { securityPin, order },
    });
  };
  const guess = (who: Customer) => approve(who, wrong, 1);

  test('are all right where they are right: twelve approvals are twelve [S-26]', async () => {
    const who = await payer();
    const answers = await atOnce(12, (index) => approve(who, right, index + 1));
    expect(answers.map(said)).toEqual(many(12, 201).map((status) => [status, undefined]));
  });

  test('of forty wrong ones five are looked at; then the PIN is locked [S-26]', async () => {
    const who = await payer();
    const answers = await atOnce(40, () => guess(who));
    expect([answered(answers, 'WRONG_PIN'), answered(answers, 'PIN_LOCKED')]).toEqual([4, 36]);
    expect(await eventsOf(who, 'pin.wrong')).toBe(5);
    expect(await eventsOf(who, 'pin.locked')).toBe(1);
    expect(said(await approve(who, right, 1))).toEqual([423, 'PIN_LOCKED']);
  });

  test('read as locked only where five wrong ones have locked it', async () => {
    const who = await payer();
    for (let before = 0; before < 4; before += 1)
      expect(said(await guess(who))).toEqual([403, 'WRONG_PIN']);
    const answers = await atOnce(12, (index) => approve(who, right, index + 1));
    expect(statuses(answers)).toEqual(many(12, 201));
    // The four before are forgotten, so four more lock nothing.
    const mixed = await atOnce(16, (index) =>
      index % 4 === 0 ? guess(who) : approve(who, right, index + 1),
    );
    expect(statuses(mixed)).toEqual([...many(12, 201), ...many(4, 403)]);
  });

  test('stay bounded among right ones: five wrong ones in a row lock it', async () => {
    const who = await payer();
    const answers = await atOnce(52, (index) =>
      index % 13 === 0 ? approve(who, right, index + 1) : guess(who),
    );
    expect([201, 403, 423]).toEqual(expect.arrayContaining([...new Set(statuses(answers))]));
    const done = statuses(answers).filter((status) => status === 201).length;
    expect(await eventsOf(who, 'pin.wrong')).toBeLessThanOrEqual(5 * (done + 1));
    expect(said(await approve(who, right, 1))).toEqual([423, 'PIN_LOCKED']);
  });
});

describe('passwords and codes that are given at once', () => {
  beforeEach(async () => {
    await testBank.bank.db.query('DELETE FROM limit_counter');
    for (const { config } of testBank.servers()) config.limits = true;
  });
  afterEach(() => testBank.withoutLimits());

  const login = (who: Pick<Person, 'username'>, password: string, code?: string) =>
    testBank.call('POST', '/api/users/login', {
      body: { username: who.username, email: who.username, password, code },
    });
  const withoutLimits = async <T>(make: () => Promise<T>): Promise<T> => {
    await testBank.withoutLimits();
    const made = await make();
    for (const { config } of testBank.servers()) config.limits = true;
    return made;
  };

  test('twelve right passwords on a new device are twelve logins, after four wrong ones too', async () => {
    const who = await withoutLimits(customer);
    for (let before = 0; before < 4; before += 1)
      expect(said(await login(who, 'wrong-guess'))).toEqual([401, 'BAD_CREDENTIALS']);
    expect(statuses(await atOnce(12, () => login(who, castPassword)))).toEqual(many(12, 200));
  });

  test('an office of more than twenty logs in at once from one address', async () => {
    const three = await withoutLimits(async () => [
      await customer(),
      await customer(),
      await customer(),
    ]);
    const answers = await atOnce(30, (index) => login(three[index % 3] as Person, castPassword));
    expect(statuses(answers)).toEqual(many(30, 200));
  });

  test('of forty wrong passwords five are looked at', async () => {
    const who = await withoutLimits(customer);
    const answers = await atOnce(40, () => login(who, 'wrong-guess'));
    expect(answered(answers, 'BAD_CREDENTIALS')).toBe(5);
    expect(answered(answers, 'TOO_MANY_TRIES')).toBe(35);
    expect(await eventsOf(who, 'user.sign_in_failed')).toBe(5);
    expect(said(await login(who, castPassword))).toEqual([429, 'TOO_MANY_TRIES']);
  });

  test('in a session twelve right passwords are twelve; of forty wrong ones ten count', async () => {
    const who = await withoutLimits(customer);
    const reveal = (password: string) =>
      testBank.call('POST', '/api/card/reveal', { token: who.token, body: { password } });
    expect(statuses(await atOnce(12, () => reveal(castPassword)))).toEqual(many(12, 200));
    const guesses = await atOnce(40, () => reveal('wrong-guess'));
    expect(answered(guesses, 'WRONG_PASSWORD')).toBe(10);
    expect(answered(guesses, 'TOO_MANY_TRIES')).toBe(30);
  });

  test('ten right recovery codes are ten logins; of forty wrong codes five count', async () => {
    const { who, codes } = await withoutLimits(async () => {
      const careful = await customer();
      return { who: careful, codes: (await turnOn(testBank.call, careful)).recoveryCodes };
    });
    const right = await atOnce(10, (index) => login(who, castPassword, codes[index]));
    expect(statuses(right)).toEqual(many(10, 200));
    const wrong = await atOnce(40, () => login(who, castPassword, '000000'));
    expect(answered(wrong, 'WRONG_SIGN_IN_CODE')).toBe(5);
    expect(answered(wrong, 'TOO_MANY_TRIES')).toBe(35);
  });
});
