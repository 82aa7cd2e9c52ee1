import { expect, test } from 'vitest';
import { castPassword, expectStatus } from '../../fixtures/people.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useTakeover } from '../support/takeover.ts';

const { bank, cast, pay, toBruno, balanceOf, alice, post, setPin } = useTakeover();

const login = (body: object) =>
  bank().call('POST', '/api/users/login', {
    body: { username: alice().username, email: '', ...body },
  });

test('a PIN alone opens no session and signs nothing', async () => {
  const securityPin = '4071';
  expectStatus(await setPin(alice().token, securityPin), 201);
  expect((await login({ password: securityPin })).status).not.toBe(200);
  expect((await login({ password: `00${securityPin}` })).body.code).toBe('BAD_CREDENTIALS');
  const order = { call: 'transfers/local', body: toBruno(5) };
  const anonymous = await bank().call('POST', '/api/approvals', { body: { securityPin, order } });
  expect(anonymous.status).toBe(401);
  // In the session of another customer it is a wrong one, and signs no order of hers.
  expect(
    (await post('/api/approvals', cast().bruno.token, { securityPin, order })).status,
  ).not.toBe(201);
  expect((await pay(toBruno(5), {}, alice().token)).body.code).toBe('APPROVAL_REQUIRED');
  expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(0);
});

test('codes of the app alone open no session', async () => {
  const { secret } = await turnOn(bank().call, alice());
  const wrong = await login({ password: 'not-the-password', code: codeOf(secret, 1) });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'BAD_CREDENTIALS']);
  expectStatus(await login({ password: castPassword, code: codeOf(secret, 1) }), 200);
});
