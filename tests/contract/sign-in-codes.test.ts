import { describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword } from '../../fixtures/people.ts';
import {
  awaitCode,
  takeCodeNotGiven,
} from '../../server/people/second-factor/awaited-codes-store.ts';
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
const { bank, ask, customer, mailsTo } = desk;
const { later, login, renew, state, isSignedIn, careful, trailOf, mailsOf } = useSecondFactor(desk);

const ownPage = { headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' } };
/** The cookies of a sign-in that a browser keeps, and brings again. */
const cookieOf = ({ headers }: Answer) =>
  [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';', 1)[0])
    .join('; ');

describe('a code [S-23]', () => {
  test('works once, also a hundred times at once [S-23]', async () => {
    const { who, secret } = await careful();
    expect(said(await login(who, codeOf(secret)))).toEqual(wrongCode);
    expect(successes(await atOnce(100, () => login(who, codeOf(secret, 1))))).toBe(1);
    expect(said(await login(who, codeOf(secret, 1)))).toEqual(wrongCode);
  });

  test('is of this half minute or the next to it, and used once [S-23]', async () => {
    const { who, secret } = await careful();
    later(10 * minute);
    for (const far of [-2, 2])
      expect(said(await login(who, codeOf(secret, far)))).toEqual(wrongCode);
    for (const near of [-1, 0, 1])
      expect((await login(who, codeOf(secret, near))).status).toBe(200);
    for (const used of [-1, 0, 1])
      expect(said(await login(who, codeOf(secret, used)))).toEqual(wrongCode);
    later(halfMinute);
    expect((await login(who, codeOf(secret, 1))).status).toBe(200);
  });

  test("opens its owner's account alone, and so does a recovery code", async () => {
    const [one, other] = [await careful(), await careful()];
    for (const code of [codeOf(other.secret, 1), other.recoveryCodes[0]])
      expect(said(await login(one.who, code))).toEqual(wrongCode);
    expect(await state(other.who)).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('a recovery code', () => {
  test('works once, also twenty times at once, however its groups are typed [S-23]', async () => {
    const { who, recoveryCodes } = await careful();
    const [first = '', second = ''] = recoveryCodes;
    expect(successes(await atOnce(20, () => login(who, first)))).toBe(1);
    expect(said(await login(who, first))).toEqual(wrongCode);
    const typed = second
      .toLowerCase()
      .replaceAll('-', ' – ')
      .replaceAll('1', 'l')
      .replaceAll('0', 'o');
    expect((await login(who, ` ${typed} `)).status).toBe(200);
    expect(await state(who)).toMatchObject({ recoveryCodesLeft: 8 });
    expect(
      (await trailOf(who)).filter((action) => action === 'recovery_codes.one_used'),
    ).toHaveLength(2);
    expect(await mailsOf(who, 'A recovery code was used')).toBe(2);
  });

  test('of an older set opens nothing once there are new ones', async () => {
    const { who, secret, recoveryCodes } = await careful();
    expect(said(await renew(who, { code: codeOf(secret) }))).toEqual([403, 'WRONG_CODE']);
    const renewed = await renew(who, { code: codeOf(secret, 1) });
    expect(renewed.status).toBe(201);
    expect(said(await login(who, recoveryCodes[0]))).toEqual(wrongCode);
    expect((await login(who, renewed.body.recoveryCodes[0])).status).toBe(200);
    expect(await state(who)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await mailsOf(who, 'You have new recovery codes')).toBe(1);
    expect(said(await renew(await customer(), { code: '123456' }))).toEqual([
      409,
      'SECOND_FACTOR_OFF',
    ]);
  });
});

describe('a new password [S-20]', () => {
  const newPassword = 'a-brand-new-one';

  test('by mailed link still asks for the code [S-20]', async () => {
    const { who, secret } = await careful();
    await bank().bank.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [
      who.id,
    ]);
    await bank().call('POST', '/api/auth/forgot-password', { body: { email: who.email } });
    const [token] = (await mailsTo(who)).flatMap(
      (mail) => /reset-password#token=3D([A-Za-z0-9_-]{43})/.exec(mail)?.[1] ?? [],
    );
    const body = { token, newPassword, confirmPassword: newPassword };
    expect((await bank().call('POST', '/api/auth/reset-password/confirm', { body })).status).toBe(
      200,
    );
    expect(await isSignedIn(who)).toBe(false);
    expect(said(await login(who, undefined, { password: newPassword }))).toEqual(codeAsked);
    expect((await login(who, codeOf(secret, 1), { password: newPassword })).status).toBe(200);
  });

  test('chosen by its owner still asks for the code', async () => {
    const { who, secret } = await careful();
    expect(
      (
        await ask(who, 'POST', '/api/users/password', {
          currentPassword: castPassword,
          newPassword,
        })
      ).status,
    ).toBe(200);
    expect(said(await login(who, undefined, { password: newPassword }))).toEqual(codeAsked);
    expect((await login(who, codeOf(secret, 1), { password: newPassword })).status).toBe(200);
  });
});

describe('whoever has the password and guesses codes', () => {
  test('is told of by mail, at most once an hour, and each time in the trail [S-22]', async () => {
    const { who } = await careful();
    const subject = 'Your password was used with a wrong code';
    expect(said(await login(who))).toEqual(codeAsked);
    expect(await trailOf(who)).toContain('user.sign_in_code_asked');
    expect(await mailsOf(who, subject)).toBe(0);
    for (const code of ['000000', 'x', '…'])
      expect(said(await login(who, code))).toEqual(wrongCode);
    expect(await mailsOf(who, subject)).toBe(1);
    expect(
      (await trailOf(who)).filter((action) => action === 'user.sign_in_code_failed'),
    ).toHaveLength(3);
    later(61 * minute);
    await login(who, '000000');
    expect(await mailsOf(who, subject)).toBe(2);
  });

  test('is told of when no code follows in five minutes, else not [S-22]', async () => {
    const subject = 'Your password was used without a code';
    const [gaveUp, slow, guesser] = [await careful(), await careful(), await careful()];
    for (const { who } of [gaveUp, gaveUp, slow, guesser])
      expect(said(await login(who))).toEqual(codeAsked);
    later(4 * minute);
    expect((await login(slow.who, codeOf(slow.secret))).status).toBe(200);
    expect(said(await login(guesser.who, '000000'))).toEqual(wrongCode);
    expect(await mailsOf(gaveUp.who, subject)).toBe(0);
    later(minute);
    const told = [];
    for (const { who } of [gaveUp, slow, guesser]) told.push(await mailsOf(who, subject));
    expect(told).toEqual([1, 0, 0]);
    // The mail about a wrong code tells the same, so the two share their hour.
    const bothMails = async () => [
      await mailsOf(gaveUp.who, subject),
      await mailsOf(gaveUp.who, 'Your password was used with a wrong code'),
    ];
    expect(said(await login(gaveUp.who))).toEqual(codeAsked);
    later(6 * minute);
    expect(await bothMails()).toEqual([1, 0]);
    expect(said(await login(gaveUp.who, '000000'))).toEqual(wrongCode);
    expect(await bothMails()).toEqual([1, 0]);
    later(55 * minute);
    expect(said(await login(gaveUp.who, '000000'))).toEqual(wrongCode);
    expect(await bothMails()).toEqual([1, 1]);
  });

  test('is told of in one mail for each person, in any plan of the database', async () => {
    const { db } = bank().bank;
    const asked = Temporal.Instant.from('2026-01-05T12:00:00Z');
    const people = [await customer(), await customer(), await customer()];
    const plain = [
      'enable_hashjoin',
      'enable_hashagg',
      'enable_mergejoin',
      'enable_sort',
      'enable_material',
    ];
    const taken = await db.tx(async (tx) => {
      for (const { id } of people)
        await awaitCode(tx, { userId: id, network: '192.0.2.0', askedAt: asked });
      for (const setting of plain) await tx.query(`SET LOCAL ${setting} = off`);
      return [
        await takeCodeNotGiven(tx, asked),
        await takeCodeNotGiven(tx, asked),
        await takeCodeNotGiven(tx, asked),
      ];
    });
    expect(new Set(taken.map((one) => one?.userId))).toEqual(new Set(people.map(({ id }) => id)));
  });

  test('has ten tries at once, then waits; a known device goes on [S-23]', async () => {
    const { who, secret } = await careful();
    const cookie = cookieOf(await login(who, codeOf(secret, 1), ownPage));
    bank().bank.config.limits = true;
    const guesses = await atOnce(40, () => login(who, '000000'));
    expect(answered(guesses, 'WRONG_SIGN_IN_CODE')).toBeLessThanOrEqual(10);
    later(halfMinute);
    expect(said(await login(who, codeOf(secret, 1)))).toEqual([429, 'TOO_MANY_TRIES']);
    later(2 * minute);
    expect((await login(who, codeOf(secret), { headers: { cookie } })).status).toBe(200);
  });

  test('has ten tries from all known devices together', async () => {
    const who = await customer();
    const cookies = [];
    for (let count = 0; count < 3; count += 1)
      cookies.push(cookieOf(await login(who, undefined, ownPage)));
    await turnOn(bank().call, { token: await bank().freshToken(who) });
    bank().bank.config.limits = true;
    const guesses = await Promise.all(
      cookies.map((cookie) => atOnce(8, () => login(who, '000000', { headers: { cookie } }))),
    );
    expect(answered(guesses.flat(), 'WRONG_SIGN_IN_CODE')).toBeLessThanOrEqual(10);
  });

  test('makes the owner wait once, and not again between password and code', async () => {
    const { who, secret } = await careful();
    later(2 * minute);
    bank().bank.config.limits = true;
    for (let count = 0; count < 5; count += 1)
      expect(said(await login(who, '000000'))).toEqual(wrongCode);
    expect(said(await login(who))).toEqual([429, 'TOO_MANY_TRIES']);
    later(minute);
    expect(said(await login(who))).toEqual(codeAsked);
    expect((await login(who, codeOf(secret))).status).toBe(200);
  });

  test('gains nothing by giving the right password in between', async () => {
    const { who } = await careful();
    later(2 * minute);
    bank().bank.config.limits = true;
    for (let count = 0; count < 5; count += 1) {
      expect(said(await login(who, '000000'))).toEqual(wrongCode);
      if (count < 4) expect(said(await login(who))).toEqual(codeAsked);
    }
    expect(said(await login(who))).toEqual([429, 'TOO_MANY_TRIES']);
  });
});
