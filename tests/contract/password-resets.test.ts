import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { castPassword } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeEach(async () => {
  testBank = await openTestBank();
});
afterEach(() => testBank.close());

const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const chosen = { newPassword: 'a-brand-new-one', confirmPassword: 'a-brand-new-one' };
const reset = (email: string, headers: Record<string, string> = {}) =>
  testBank.call('POST', '/api/auth/reset-password', { body: { email, ...chosen }, headers });
const confirm = (token: string) =>
  testBank.call('POST', '/api/auth/reset-password/confirm', { body: { token, ...chosen } });
const login = (password: string) =>
  testBank.call('POST', '/api/users/login', {
    body: { username: 'alice.ames', email: 'alice.ames', password },
  });

async function browserCookie(): Promise<{ cookie: string; token: string }> {
  const { headers, body } = await testBank.call('POST', '/api/users/login', {
    body: { username: 'alice.ames', email: 'alice.ames', password: castPassword },
    headers: ownPage,
  });
  const cookie = [headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';', 1)[0])
    .join('; ');
  return { cookie, token: body.token };
}

/** The newest link mailed, after the queue has run. */
async function mailedTokens(): Promise<string[]> {
  await testBank.worker.runAll();
  const mails = (await testBank.outbox()).map((mail) =>
    mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
  );
  return mails.flatMap((mail) => /reset-password#token=([A-Za-z0-9_-]{43})/.exec(mail)?.[1] ?? []);
}

describe('without proof', () => {
  test('nothing changes, and a known address reads like an unknown one [S-19 L-184 L-256]', async () => {
    const [known, unknown] = [
      await reset('alice.ames@mail.example'),
      await reset('nobody@mail.example'),
    ];
    expect([known.status, known.body]).toEqual([202, unknown.body]);
    expect(unknown.status).toBe(202);
    expect((await login(castPassword)).status).toBe(200);
    expect((await login(chosen.newPassword)).status).toBe(401);
    expect(await mailedTokens()).toHaveLength(1);
  });

  test('the chosen password of the first call is never used: the link asks again', async () => {
    await reset('alice.ames@mail.example');
    const [token = ''] = await mailedTokens();
    await testBank.call('POST', '/api/auth/reset-password/confirm', {
      body: { token, newPassword: 'the-owners-choice', confirmPassword: 'the-owners-choice' },
    });
    expect([
      (await login('the-owners-choice')).status,
      (await login(chosen.newPassword)).status,
    ]).toEqual([200, 401]);
  });

  test('links lead to our own address, whatever the request says its host is', async () => {
    await reset('alice.ames@mail.example', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    await testBank.worker.runAll();
    for (const mail of await testBank.outbox()) expect(mail).not.toContain('evil.example');
  });

  test('one person gets at most three links in a quarter of an hour', async () => {
    for (let count = 0; count < 5; count += 1)
      expect(
        (
          await testBank.call('POST', '/api/auth/forgot-password', {
            body: { email: 'bruno.bell@mail.example' },
          })
        ).status,
      ).toBe(202);
    expect((await mailedTokens()).length).toBeLessThanOrEqual(3);
  });
});

describe('the mailed link', () => {
  test('works once, ends every session, and tells its owner [S-20 S-22 D-28 L-256]', async () => {
    await reset('alice.ames@mail.example');
    const [token = ''] = await mailedTokens();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect((await login(chosen.newPassword)).status).toBe(200);
    expect(
      (await testBank.call('GET', '/api/users/user', { token: testBank.cast.alice.token })).status,
    ).toBe(401);
    await testBank.worker.runAll();
    expect(await testBank.outbox()).toContainEqual(
      expect.stringContaining('Your password was changed'),
    );
  });

  test('of two links the older one is dead [S-20]', async () => {
    await reset('alice.ames@mail.example');
    const [older = ''] = await mailedTokens();
    await reset('alice.ames@mail.example');
    await mailedTokens();
    expect((await confirm(older)).body.code).toBe('RESET_LINK_INVALID');
  });

  test('is over after fifteen minutes [S-20]', async () => {
    await reset('alice.ames@mail.example');
    const [token = ''] = await mailedTokens();
    await testBank.bank.db.query(
      "UPDATE mailed_link SET expires_at = expires_at - interval '15 minutes 1 second'",
    );
    expect((await confirm(token)).status).toBe(400);
  });

  test('is guessed by nobody: after twenty an address waits', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await confirm('x'.repeat(43))).body.code).toBe('RESET_LINK_INVALID');
    expect((await confirm('x'.repeat(43))).body.code).toBe('TOO_MANY_TRIES');
  });

  test('is nowhere in the database', async () => {
    await reset('alice.ames@mail.example');
    const [token = ''] = await mailedTokens();
    const { rows } = await testBank.bank.db.query<{ text: string }>(
      'SELECT j::text AS text FROM job j UNION ALL SELECT p::text FROM mailed_link p',
    );
    for (const { text } of rows) expect(text).not.toContain(token);
  });
});

describe('from the browser that has just signed in', () => {
  test('the password is changed at once, and other sessions end [L-256]', async () => {
    const { cookie, token } = await browserCookie();
    const { status, body } = await reset('alice.ames@mail.example', { ...ownPage, cookie });
    expect([status, body.message]).toEqual([
      200,
      'Password reset successful! You can now log in with your new password.',
    ]);
    expect((await testBank.call('GET', '/api/users/user', { token })).status).toBe(200);
    expect(
      (await testBank.call('GET', '/api/users/user', { token: testBank.cast.alice.token })).status,
    ).toBe(401);
    expect((await login(chosen.newPassword)).status).toBe(200);
  });

  const elsewhere = [
    ['another page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['no page', {}],
    ['a page that does not say where it is from', { origin: 'http://localhost:3000' }],
  ] as const;
  test('its cookie is no proof when sent from elsewhere [S-18]', async () => {
    const { cookie } = await browserCookie();
    for (const [who, headers] of elsewhere)
      expect((await reset('alice.ames@mail.example', { ...headers, cookie })).status, who).toBe(
        202,
      );
    expect((await login(castPassword)).status).toBe(200);
  });

  test("somebody else's e-mail, or an older sign-in, is no proof", async () => {
    const { cookie } = await browserCookie();
    expect((await reset('bruno.bell@mail.example', { ...ownPage, cookie })).status).toBe(202);
    await testBank.bank.db.query(
      "UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'",
    );
    expect((await reset('alice.ames@mail.example', { ...ownPage, cookie })).status).toBe(202);
    expect((await login(castPassword)).status).toBe(200);
  });
});

const wrongFields = [
  [{ email: '' }, 'email', 'Email is required.'],
  [{ email: 'x' }, 'email', 'Invalid email address.'],
  [{ newPassword: '' }, 'newPassword', 'New password is required.'],
  [{ newPassword: '12345' }, 'newPassword', 'Password must be at least 6 characters.'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Please confirm your password.'],
  [{ confirmPassword: 'another' }, 'confirmPassword', 'Passwords do not match.'],
] as const;
test('a wrong field is answered with its text [S-01 L-157 L-158 L-159]', async () => {
  for (const [wrong, field, text] of wrongFields) {
    const { status, body } = await testBank.call('POST', '/api/auth/reset-password', {
      body: { email: 'alice.ames@mail.example', ...chosen, ...wrong },
    });
    expect([status, body.fields[field]], JSON.stringify(wrong)).toEqual([400, text]);
  }
});
