import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword, expectStatus, type Person } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { addAdmin } from '../../server/people/users/recover-admin.ts';
import { cookiesOf, newPassword, resetByMail } from '../support/mailed-reset.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, mailsTo } = useSharedDesk();
const { add, list, logIn, prove, remove } = passkeyCalls((...given) => bank().call(...given));
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
afterEach(() => void (bank().bank.config.limits = false));

const reset = (who: Pick<Person, 'email'>) => resetByMail({ call: bank().call, mailsTo }, who);
const login = (
  { username }: Pick<Person, 'username'>,
  password: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  bank().call('POST', '/api/users/login', {
    body: { username, email: username, password },
    headers,
  });
const confirm = (who: Pick<Person, 'token'>, id: string, body = {}) =>
  ask(who, 'POST', `/api/users/passkeys/${id}/confirm`, body);
const newDeviceMails = async (who: Pick<Person, 'email'>) =>
  (await mailsTo(who)).filter((mail) => mail.includes('New login to your account')).length;
const setPin = (who: Pick<Person, 'token'>) =>
  ask(who, 'POST', '/api/approvals/pin', { securityPin: '4711' });

/** Makes a customer who has opened a mailed link before. */
async function knownByMail(): Promise<Person> {
  const who = await customer();
  await bank().bank.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [who.id]);
  return who;
}

describe('F2: after a new password by mailed link', () => {
  test('an intruder’s passkey signs in no more until the owner confirms it [S-20]', async () => {
    const who = await knownByMail();
    const { device, passkey } = await add(who);
    const { device: foreign, passkey: added } = await add(
      who,
      { name: 'Not hers' },
      await prove(who, device),
    );
    await reset(who);
    for (const key of [device, foreign])
      expect(said(await logIn(key))).toEqual([401, 'PASSKEY_WAITS']);
    const session = expectStatus(await login(who, newPassword), 200).body;
    expect(await list(session)).toMatchObject({
      factorWanted: 'password',
      passkeys: [{ waitsSince: expect.any(String) }, { waitsSince: expect.any(String) }],
    });
    const waiting = async () => (await ask(session, 'GET', '/api/users/user')).body.waitingPasskeys;
    expect(await waiting()).toBe(2);
    expect((await confirm(session, passkey._id)).status).toBe(200);
    expect(await waiting()).toBe(1);
    expect(said(await confirm(session, passkey._id))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await logIn(device)).status).toBe(200);
    expect(said(await logIn(foreign))).toEqual([401, 'PASSKEY_WAITS']);
    // The confirmed one is the strongest factor again: the other is confirmed or removed with it,
    // and proves nothing itself.
    expect(said(await confirm(session, added._id))).toEqual([403, 'PROOF_NEEDED passkey']);
    expect(said(await remove(session, added._id, await prove(session, foreign)))).toEqual([
      403,
      'WRONG_PASSKEY',
    ]);
    expect((await remove(session, added._id, await prove(session, device))).status).toBe(200);
    expect((await list(session)).passkeys).toMatchObject([{ name: 'Phone', waitsSince: null }]);
    expect(await waiting()).toBe(0);
    expect(await mailsTo(who)).toContainEqual(
      expect.stringContaining('Subject: A passkey was confirmed'),
    );
  });

  test('the app’s code is still asked for, and confirms a passkey', async () => {
    const who = await knownByMail();
    const { passkey, device } = await add(who);
    const { recoveryCodes } = await turnOn(bank().call, who, await prove(who, device));
    await reset(who);
    expect(said(await login(who, newPassword))).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const body = {
      username: who.username,
      email: who.username,
      password: newPassword,
      code: recoveryCodes[0],
    };
    const session = expectStatus(await bank().call('POST', '/api/users/login', { body }), 200).body;
    expect(said(await confirm(session, passkey._id))).toEqual([403, 'PROOF_NEEDED code']);
    expect((await confirm(session, passkey._id, { code: recoveryCodes[1] })).status).toBe(200);
  });

  test('an unconfirmed account keeps no passkey, app or PIN of its opener [S-20]', async () => {
    const victim = await customer();
    expectStatus(await setPin(victim), 201);
    const { device } = await add(victim, {}, { securityPin: '4711' });
    await turnOn(bank().call, victim, await prove(victim, device));
    await reset(victim);
    expect(said(await logIn(device))).toEqual([401, 'PASSKEY_REFUSED']);
    const session = expectStatus(await login(victim, newPassword), 200).body;
    expect(await list(session)).toMatchObject({ factorWanted: 'password', passkeys: [] });
    expect((await ask(session, 'GET', '/api/approvals/pin')).body.set).toBe(false);
    expect((await setPin(session)).status).toBe(201);
    // From now on the address is theirs, and the next reset takes nothing.
    await reset(victim);
    expect(
      (await ask((await login(victim, newPassword)).body, 'GET', '/api/approvals/pin')).body.set,
    ).toBe(true);
  });

  test('no device is known any more: sign-ins are told by mail again [S-20]', async () => {
    const who = await knownByMail();
    const cookie = cookiesOf(await login(who, castPassword, ownPage));
    await login(who, castPassword, { ...ownPage, cookie });
    const before = await newDeviceMails(who);
    const owners = cookiesOf(await reset(who));
    // A program, which keeps no cookie; the old browser; and the one where the link was opened.
    await login(who, newPassword);
    expect(await newDeviceMails(who)).toBe(before + 1);
    await login(who, newPassword, { ...ownPage, cookie });
    expect(await newDeviceMails(who)).toBe(before + 2);
    await login(who, newPassword, { ...ownPage, cookie: owners });
    expect(await newDeviceMails(who)).toBe(before + 3);
  });

  test('the device on which the owner changes the password by themselves stays known', async () => {
    const who = await knownByMail();
    const opened = await login(who, castPassword, ownPage);
    const change = { currentPassword: castPassword, newPassword };
    const cookie = cookiesOf(opened);
    const changed = await bank().call('POST', '/api/users/password', {
      token: opened.body.token,
      body: change,
      headers: { ...ownPage, cookie },
    });
    expect(changed.status).toBe(200);
    const before = await newDeviceMails(who);
    await login(who, newPassword, { ...ownPage, cookie: cookiesOf(changed) });
    expect(await newDeviceMails(who)).toBe(before);
  });
});

describe('F12: while a stranger goes on guessing', () => {
  // All tests come from one address.
  beforeEach(
    async () =>
      void (await bank().bank.db.query("DELETE FROM limit_counter WHERE key LIKE 'sign-in%'")),
  );

  test('the owner resets by mail and signs in at once on a new device [S-06]', async () => {
    const who = await knownByMail();
    bank().bank.config.limits = true;
    const guess = () => login(who, 'wrong-guess');
    for (let count = 0; count < 6; count += 1) await guess();
    expect(said(await login(who, castPassword))).toEqual([429, 'TOO_MANY_TRIES']);
    const cookie = cookiesOf(await reset(who));
    for (let count = 0; count < 6; count += 1) await guess();
    expect(said(await login(who, newPassword))).toEqual([429, 'TOO_MANY_TRIES']);
    expect((await login(who, newPassword, { ...ownPage, cookie })).status).toBe(200);
  });

  test('the owner signs in at once on the own device, where guesses had to wait', async () => {
    const who = await knownByMail();
    const cookie = cookiesOf(await login(who, castPassword, ownPage));
    bank().bank.config.limits = true;
    for (let count = 0; count < 10; count += 1)
      expect((await login(who, 'wrong-guess', { ...ownPage, cookie })).status).toBe(401);
    expect(said(await login(who, castPassword, { ...ownPage, cookie }))).toEqual([
      429,
      'TOO_MANY_TRIES',
    ]);
    const after = cookiesOf(
      await resetByMail({ call: bank().call, mailsTo }, who, { ...ownPage, cookie }),
    );
    expect((await login(who, newPassword, { ...ownPage, cookie: after })).status).toBe(200);
  });

  test('staff sign in at once with the password that an operator made for them', async () => {
    const made = { username: 'locked.out', email: 'locked.out@larkmoor.example' };
    const password = (await addAdmin(bank().bank, made)) ?? '';
    bank().bank.config.limits = true;
    for (let count = 0; count < 6; count += 1)
      expect((await login(made, 'wrong-guess')).status).toBe(401);
    expect((await login(made, password)).body).toMatchObject({
      role: 'admin',
      passwordChangeRequired: true,
    });
  });

  test('a program, which keeps no cookie, signs in as soon as the reset is done', async () => {
    const who = await knownByMail();
    bank().bank.config.limits = true;
    for (let count = 0; count < 6; count += 1) await login(who, 'wrong-guess');
    await reset(who);
    expect((await login(who, newPassword)).status).toBe(200);
  });
});
