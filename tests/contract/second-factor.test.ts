import { describe, expect, test } from 'vitest';
import { castPassword, localTransferBody, type Person } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import type { Tx } from '../../server/db/database.ts';
import { openSession } from '../../server/people/users/open-session.ts';
import { resetAdmin } from '../../server/people/users/recover-admin.ts';
import { findUser, startAuthEpoch } from '../../server/people/users/users-store.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { atOnce, said } from '../support/answers.ts';
import { codeOf, turnOn } from '../support/second-factor.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import {
  answered,
  codeAsked,
  halfMinute,
  minute,
  successes,
  useSecondFactor,
  wrongCode,
} from '../support/two-step-sign-in.ts';

const desk = useSharedDesk();
const { bank, staff, rosa, ask, customer } = desk;
const {
  later,
  login,
  begin,
  confirm,
  renew,
  remove,
  state,
  isSignedIn,
  careful,
  trailOf,
  mailsOf,
} = useSecondFactor(desk);

describe('turning two-step sign-in on', () => {
  test('asks for nothing before a code of the app was confirmed', async () => {
    const who = await customer();
    expect(await state(who)).toEqual({
      since: null,
      recoveryCodesLeft: 0,
      factorWanted: 'password',
      passwordNeeded: false,
    });
    expect(said(await confirm(who, '123456'))).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
    const { secret, address } = (await begin(who)).body;
    expect(address).toBe(
      `otpauth://totp/Larkmoor%20Bank:${who.username}?issuer=Larkmoor%20Bank&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(said(await confirm(who, codeOf(secret, 20)))).toEqual([403, 'WRONG_CODE']);
    expect((await login(who)).status).toBe(200);
    const confirmed = await confirm(who, codeOf(secret).replace(/^.../, '$& '));
    expect(confirmed.status).toBe(201);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    for (const code of confirmed.body.recoveryCodes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await state(who)).toEqual({
      since: new Date().toISOString(),
      recoveryCodesLeft: 10,
      factorWanted: 'code',
      passwordNeeded: false,
    });
    expect(said(await login(who))).toEqual(codeAsked);
    expect(said(await login(who, '', { password: 'not-the-password' }))).toEqual([
      400,
      'INVALID_FIELDS',
    ]);
    expect(said(await login(who, codeOf(secret, 1), { password: 'not-the-password' }))).toEqual([
      401,
      'BAD_CREDENTIALS',
    ]);
    expect((await login(who, codeOf(secret, 1))).body).toMatchObject({
      role: 'user',
      token: expect.any(String),
    });
    for (const again of [begin(who), confirm(who, '123456')])
      expect(said(await again)).toEqual([409, 'SECOND_FACTOR_ON']);
  });

  test('ends every other session, is told by mail, and payments need an approval [S-22 L-260]', async () => {
    const who = await customer(100);
    const other = { token: await bank().freshToken(who) };
    await turnOn(bank().call, who);
    expect([await isSignedIn(who), await isSignedIn(other)]).toEqual([true, false]);
    expect(await trailOf(who)).toContain('two_step_sign_in.turned_on');
    expect(await mailsOf(who, 'Two-step sign-in is on')).toBe(1);
    const { bruno } = bank().cast;
    const body = localTransferBody(who, { name: 'Bruno Bell', account: bruno.checking.number }, 5);
    expect(said(await ask(who, 'POST', '/api/transfers/local', body))).toEqual([
      403,
      'APPROVAL_REQUIRED',
    ]);
  });

  test('ends also a sign-in that was halfway through without a code', async () => {
    const who = await customer();
    const { db } = bank().bank;
    const user = await findUser(db, who.id);
    if (!user) throw new Error('the customer was registered a moment ago');
    await turnOn(bank().call, who);
    const device = { kind: 'program', secret: '', isKnown: true, name: '' } as const;
    const halfway = { user, remembered: false, cookieHash: null, device };
    expect(
      await isSignedIn({
        token: await openSession(systemContext(bank().bank, 'test', 'test'), halfway),
      }),
    ).toBe(false);
    expect(await isSignedIn(who)).toBe(true);
  });

  test('is for the newest setup, within fifteen minutes, and once', async () => {
    const who = await customer();
    const older = (await begin(who)).body.secret;
    const { secret } = (await begin(who)).body;
    expect(said(await confirm(who, codeOf(older)))).toEqual([403, 'WRONG_CODE']);
    await bank().bank.db.query(
      `UPDATE authenticator_app SET begun_at = begun_at - interval '15 minutes 1 second'
        WHERE user_id = $1`,
      [who.id],
    );
    expect(said(await confirm(who, codeOf(secret)))).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
    const newest = (await begin(who)).body.secret;
    expect(successes(await atOnce(10, () => confirm(who, codeOf(newest))))).toBe(1);
    expect(await state(who)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test('needs a sign-in of the last five minutes, or the password', async () => {
    const { who, secret } = await careful();
    const fresh = await customer();
    later(6 * minute);
    expect(await state(who)).toMatchObject({ passwordNeeded: true });
    for (const [asking, send] of [
      [fresh, begin],
      [
        who,
        (person: Pick<Person, 'token'>, body: object) =>
          renew(person, { ...body, code: codeOf(secret) }),
      ],
      [
        who,
        (person: Pick<Person, 'token'>, body: object) =>
          remove(person, { ...body, code: codeOf(secret, 1) }),
      ],
    ] as const) {
      expect(said(await send(asking, {}))).toEqual([403, 'PROOF_NEEDED password']);
      expect(said(await send(asking, { password: 'not-the-password' }))).toEqual([
        403,
        'WRONG_PASSWORD',
      ]);
      await bank().bank.db.query(
        `UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'
          WHERE user_id = $1`,
        [asking.id],
      );
      expect(successes([await send(asking, { password: castPassword })])).toBe(1);
      await bank().bank.db.query(
        `UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'
          WHERE user_id = $1`,
        [asking.id],
      );
    }
  });

  test('is not for a session ended by a new password or by staff', async () => {
    const [setting, renewing, removing] = [await customer(), await careful(), await careful()];
    const { secret } = (await begin(setting)).body;
    for (const [{ id }, change] of [
      [setting, () => confirm(setting, codeOf(secret))],
      [renewing.who, () => renew(renewing.who, { code: codeOf(renewing.secret, 1) })],
      [removing.who, () => remove(removing.who, { code: removing.recoveryCodes[0] })],
    ] as const) {
      const meanwhile = (tx: Tx) => startAuthEpoch(tx, id);
      expect(
        (await meetAtRow(bank().bank.db, { table: 'users', id, meanwhile }, 1, change)).map(said),
      ).toEqual([[401, 'NOT_SIGNED_IN']]);
    }
    expect((await login(setting)).status).toBe(200);
    for (const { who } of [renewing, removing]) expect(said(await login(who))).toEqual(codeAsked);
  });

  test('is not for the suspended', async () => {
    const { who } = await careful();
    const suspended = await customer();
    for (const { id } of [who, suspended])
      await ask(staff(), 'PUT', `/api/admin/users/suspend/${id}`);
    for (const call of [
      begin(suspended),
      confirm(suspended, '123456'),
      renew(who, { code: '123456' }),
      remove(who, { code: '123456' }),
    ])
      expect(said(await call)).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect(await state(who)).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('turning it off', () => {
  test('needs a code; payments go on to need an approval [L-260]', async () => {
    const { who, secret } = await careful();
    expect(said(await remove(who, { code: codeOf(secret) }))).toEqual([403, 'WRONG_CODE']);
    expect(successes(await atOnce(10, () => remove(who, { code: codeOf(secret, 1) })))).toBe(1);
    expect(await state(who)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await login(who)).status).toBe(200);
    expect(said(await remove(who, { code: codeOf(secret, 1) }))).toEqual([
      409,
      'SECOND_FACTOR_OFF',
    ]);
    expect(await trailOf(who)).toContain('two_step_sign_in.turned_off');
    expect(await mailsOf(who, 'Two-step sign-in is off')).toBe(1);
    const { rows } = await bank().bank.db.query(
      'SELECT approval_required FROM owner WHERE id = $1',
      [who.id],
    );
    expect(rows).toEqual([{ approval_required: true }]);
    // A secret of an earlier time opens nothing.
    await turnOn(bank().call, who);
    later(halfMinute);
    expect(said(await login(who, codeOf(secret)))).toEqual(wrongCode);
  });

  test('takes a recovery code as well, and is guessed at by nobody', async () => {
    const { who, recoveryCodes } = await careful();
    bank().bank.config.limits = true;
    const guesses = await atOnce(30, () => remove(who, { code: '000000' }));
    expect(answered(guesses, 'WRONG_CODE')).toBeLessThanOrEqual(10);
    expect(said(await remove(who, { code: recoveryCodes[0] }))).toEqual([429, 'TOO_MANY_TRIES']);
    bank().bank.config.limits = false;
    expect((await remove(who, { code: recoveryCodes[0] })).status).toBe(200);
  });
});

describe('staff', () => {
  const removeFor = (admin: Pick<Person, 'token'>, id: string) =>
    ask(admin, 'DELETE', `/api/admin/users/${id}/second-factor`);
  const seen = async (id: string) =>
    (await ask(staff(), 'GET', `/api/admin/users/${id}/sessions`)).body.secondFactor;

  test('remove it for a customer who lost app and codes: all sessions end', async () => {
    const { who } = await careful();
    expect(await seen(who.id)).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
      passkeys: 0,
    });
    expect(successes(await atOnce(5, () => removeFor(staff(), who.id)))).toBe(1);
    expect(await seen(who.id)).toEqual({ since: null, recoveryCodesLeft: 0, passkeys: 0 });
    expect(await isSignedIn(who)).toBe(false);
    expect((await login(who)).status).toBe(200);
    expect(said(await removeFor(staff(), who.id))).toEqual([409, 'SECOND_FACTOR_OFF']);
    expect(await trailOf(who)).toContain('two_step_sign_in.removed_by_staff');
    expect(await mailsOf(who, 'Your two-step sign-in was removed')).toBe(1);
  });

  test('remove passkeys with it, also where there is nothing else', async () => {
    const who = await customer();
    await bank().bank.db.query(
      "INSERT INTO passkey (id, user_id, credential_id, public_key, sign_count, name, transports, created_at) VALUES ($1, $1, '\\x01', '\\x02', 0, 'Phone', '{}', now())",
      [who.id],
    );
    expect(await seen(who.id)).toEqual({ since: null, recoveryCodesLeft: 0, passkeys: 1 });
    expect((await removeFor(staff(), who.id)).status).toBe(200);
    expect(await seen(who.id)).toMatchObject({ passkeys: 0 });
    expect(await isSignedIn(who)).toBe(false);
  });

  test('sign in with it themselves, and only an operator removes it for them', async () => {
    const admin = { ...rosa(), token: await bank().freshToken(rosa()) };
    const { secret } = await turnOn(bank().call, admin);
    const withCode = (code?: string) => login(admin, code, { password: admin.password });
    expect(said(await withCode())).toEqual(codeAsked);
    expect((await withCode(codeOf(secret, 1))).body).toMatchObject({ role: 'admin' });
    expect(said(await removeFor(staff(), admin.id))).toEqual([403, 'ADMIN_SIGN_IN_NOT_CHANGEABLE']);
    expect(said(await removeFor(admin, admin.id))).toEqual([409, 'OWN_PERSON']);
    const password = await resetAdmin(bank().bank, admin.username);
    expect(await isSignedIn(admin)).toBe(false);
    expect((await login(admin, undefined, { password: password ?? '' })).body).toMatchObject({
      passwordChangeRequired: true,
    });
  });

  test('delete a customer with all of it', async () => {
    const { who } = await careful();
    expect((await ask(staff(), 'DELETE', `/api/admin/users/${who.id}`)).status).toBe(200);
    const { rows } = await bank().bank.db.query(
      `SELECT user_id FROM authenticator_app WHERE user_id = $1 UNION ALL SELECT user_id
        FROM recovery_code WHERE user_id = $1`,
      [who.id],
    );
    expect(rows).toEqual([]);
  });
});
