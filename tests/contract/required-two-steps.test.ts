import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { registerCustomer, type Person } from '../../fixtures/people.ts';
import { proofNeeded } from '../support/answers.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { unknownId } from '../support/their-objects.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
});
afterAll(() => bank.close());
afterEach(() => {
  Object.assign(bank.bank.config, { staffNeedTwoSteps: false, strict: false });
});

const staffCalls = () => Object.values<Route>(api).filter(({ who }) => who === 'admin');

describe('where staff must sign in with a code', () => {
  test('they can call nothing of the staff’s before it is on [T-04]', async () => {
    const { admin, bruno } = bank.cast;
    bank.bank.config.staffNeedTwoSteps = true;
    const refused = async () => {
      const codes = [];
      for (const { method, path, body } of staffCalls())
        codes.push(
          (
            await bank.call(method, path.replaceAll(/\{\w+\}/g, unknownId), {
              token: admin.token,
              ...(body ? { body: {} } : {}),
            })
          ).body?.code,
        );
      return codes.filter((code) => code === 'TWO_STEPS_REQUIRED').length;
    };
    expect(await refused()).toBe(staffCalls().length);
    expect((await bank.call('GET', '/api/users/user', { token: bruno.token })).status).toBe(200);
    const { secret } = await turnOn(bank.call, admin);
    expect((await bank.call('GET', '/api/admin/users', { token: admin.token })).status).toBe(200);
    expect(await refused()).toBe(0);
    await bank.call('POST', '/api/users/second-factor/remove', {
      token: admin.token,
      body: { code: codeOf(secret, 1) },
    });
    expect((await bank.call('GET', '/api/admin/users', { token: admin.token })).body.code).toBe(
      'TWO_STEPS_REQUIRED',
    );
  });
});

describe('under the strict policy [S-02]', () => {
  const change = ({ token, password }: Pick<Person, 'token' | 'password'>, newPassword: string) =>
    bank.call('POST', '/api/users/password', {
      token,
      body: { currentPassword: password, newPassword },
    });

  test('eight characters are enough beside a code, and do not stay behind alone', async () => {
    const who = await registerCustomer(bank.call, 'strict.person', 'heather on the moor');
    bank.bank.config.strict = true;
    expect((await change(who, 'zq8-kite')).body.fields).toEqual({
      newPassword: 'Password must be at least 15 characters long.',
    });
    const { secret } = await turnOn(bank.call, who);
    expect((await change(who, 'zq8-kit')).body.fields).toEqual({
      newPassword: 'Password must be at least 8 characters long.',
    });
    expect((await change(who, 'zq8-kite')).status).toBe(200);
    const remove = (body: object) =>
      bank.call('POST', '/api/users/second-factor/remove', {
        token: who.token,
        body: { code: codeOf(secret, 1), ...body },
      });
    expect((await remove({})).body).toMatchObject(proofNeeded('password'));
    expect((await remove({ password: 'zq8-kite' })).body.fields).toEqual({
      password:
        'Your password is too short to be asked for alone. Please choose a longer one first. ' +
        'Nothing was changed.',
    });
    const long = 'heather and bracken';
    expect((await change({ ...who, password: 'zq8-kite' }, long)).status).toBe(200);
    expect((await remove({ password: long })).status).toBe(200);
  });
});
