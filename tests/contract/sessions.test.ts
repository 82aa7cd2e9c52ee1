import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { castPassword, localTransferBody, registerCustomer } from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  testBank = await openTestBank();
});
afterAll(() => testBank.close());

const login = (
  username: string,
  password: string,
  headers: Record<string, string> = {},
  extra: Record<string, unknown> = {},
) =>
  testBank.call('POST', '/api/users/login', {
    body: { username, email: username, password, ...extra },
    headers,
  });
const whoAmI = (token: string) => testBank.call('GET', '/api/users/user', { token });
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

describe('sign-in', () => {
  test('by username or e-mail, whatever their case [L-044]', async () => {
    for (const name of [
      'alice.ames',
      'ALICE.ames',
      'alice.ames@mail.example',
      'Alice.Ames@Mail.Example',
    ])
      expect((await login(name, castPassword)).status).toBe(200);
  });

  test('answers token, role and message [L-093 L-170]', async () => {
    expect((await login('alice.ames', castPassword)).body).toMatchObject({
      token: expect.stringMatching(/^bks_/),
      role: 'user',
      message: expect.any(String),
    });
    expect((await login('staff', 'a-long-staff-password')).body.role).toBe('admin');
  });

  test('an unknown name and a wrong password read the same [S-05 L-264]', async () => {
    const [unknown, wrong] = [
      await login('nobody.at.all', 'wrong-password'),
      await login('alice.ames', 'wrong-password'),
    ];
    const { requestId: _, ...first } = unknown.body;
    const { requestId: __, ...second } = wrong.body;
    expect([unknown.status, first]).toEqual([wrong.status, second]);
    expect(unknown.status).toBe(401);
  });

  test('a password typed where the name belongs is kept nowhere [S-57]', async () => {
    expect((await login('Typed-By-Mistake-77', 'wrong-password')).status).toBe(401);
    const { rows } = await testBank.bank.db.query<{ text: string }>(
      'SELECT a::text AS text FROM audit_event a UNION ALL SELECT l::text FROM limit_counter l',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text.toLowerCase()).not.toContain('typed-by-mistake');
  });

  test('every sign-in gets a new token, and the database holds none of them [S-13 L-252]', async () => {
    const tokens = [];
    for (let count = 0; count < 5; count += 1)
      tokens.push((await login('bruno.bell', castPassword)).body.token);
    expect(new Set(tokens)).toHaveLength(5);
    const { rows } = await testBank.bank.db.query<{ row: string }>(
      'SELECT s::text AS row FROM session s',
    );
    for (const { row } of rows) for (const token of tokens) expect(row).not.toContain(token);
  });

  test('a hundred characters of any script are a password, and none is cut off [S-03 L-219]', async () => {
    const password = `${'heather-'.repeat(9)}ünïcödé 🐦 ${'x'.repeat(14)}`;
    await registerCustomer(testBank.call, 'long.password', password);
    expect((await login('long.password', password)).status).toBe(200);
    expect((await login('long.password', password.slice(0, 72))).status).toBe(401);
  });

  test('passwords are kept as argon2id, 19 MiB, two passes [S-04]', async () => {
    const { rows } = await testBank.bank.db.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM users',
    );
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a common password is taken with a warning, in the language of who registers [S-02]', async () => {
    const register = (username: string, language: string) =>
      testBank.call('POST', '/api/users/register', {
        headers: { 'accept-language': language },
        body: { username, email: `${username}@mail.example`, password: 'password1' },
      });
    const { status, body } = await register('careless', 'en');
    expect(status).toBe(201);
    expect(body.message).toBe('Registration successful! Redirecting…');
    expect(body.warning).toEqual({
      code: 'PASSWORD_COMMON',
      message: 'This password is on the list that attackers try first. Please choose another soon.',
    });
    expect((await register('descuidada', 'es')).body.warning).toEqual({
      code: 'PASSWORD_COMMON',
      message:
        'Esta contraseña está en la lista que los atacantes prueban primero. Elija otra pronto.',
    });
  });

  test('a taken username or e-mail is refused without saying which, in any case [L-251]', async () => {
    const taken = [
      { username: 'ALICE.AMES', email: 'new@mail.example' },
      { username: 'alice.new', email: 'Alice.Ames@mail.example' },
    ];
    const answers = await Promise.all(
      taken.map((person) =>
        testBank.call('POST', '/api/users/register', {
          body: { ...person, password: castPassword },
        }),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body.code, body.fields]).toEqual([409, 'ALREADY_REGISTERED', undefined]);
  });

  test('two registrations of one name at once make one customer', async () => {
    const body = { username: 'twin', email: 'twin@mail.example', password: castPassword };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => testBank.call('POST', '/api/users/register', { body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

describe('guessing', () => {
  test('strangers are slowed down after five; the owner signs in at the same moment [S-06 D-26 L-264]', async () => {
    await registerCustomer(testBank.call, 'often.guessed');
    const { headers } = await login('often.guessed', castPassword);
    const device = [headers['set-cookie']].flat().join('; ');
    for (let count = 0; count < 5; count += 1)
      expect((await login('often.guessed', 'wrong-guess')).status).toBe(401);
    const sixth = await login('often.guessed', 'wrong-guess');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(sixth.body.message).toMatch(/^Too many tries\. Please wait .*(second|minute)/);
    expect((await login('often.guessed', castPassword)).status).toBe(429);
    expect(
      (
        await login('often.guessed', castPassword, {
          cookie: device.replaceAll(/; (Path|Max-Age|HttpOnly|SameSite)[^;]*/g, ''),
        })
      ).status,
    ).toBe(200);
  });

  test('each pause is twice as long as the last [S-06]', async () => {
    const own = await openTestBank();
    const guess = async () => {
      const { status, headers } = await own.call('POST', '/api/users/login', {
        body: { username: 'alice.ames', email: 'alice.ames', password: 'wrong-guess' },
      });
      return { status, wait: Number(headers['retry-after'] ?? 0) };
    };
    const endPause = () =>
      own.bank.db.query(
        "UPDATE limit_counter SET expire = expire - 900000 WHERE key LIKE 'sign-in-unknown:%'",
      );
    for (let count = 0; count < 5; count += 1) expect((await guess()).status).toBe(401);
    for (const longestSeconds of [60, 120, 240]) {
      const { status, wait } = await guess();
      expect(status).toBe(429);
      expect(wait).toBeGreaterThan(longestSeconds / 2);
      expect(wait).toBeLessThanOrEqual(longestSeconds);
      await endPause();
      const statuses = (await Promise.all(Array.from({ length: 5 }, guess))).map(
        ({ status: one }) => one,
      );
      expect(statuses.toSorted((a, b) => a - b)).toEqual([401, 429, 429, 429, 429]);
    }
    await endPause();
    expect(
      (
        await own.call('POST', '/api/users/login', {
          body: { username: 'alice.ames', email: 'alice.ames', password: castPassword },
        })
      ).status,
    ).toBe(200);
    expect((await guess()).status).toBe(401);
    await own.close();
  });

  test('one address trying many names is slowed down, whatever it says about itself [S-07 S-08]', async () => {
    const own = await openTestBank();
    const statuses = [];
    for (let count = 0; count < 25; count += 1) {
      const body = { username: `name-${count}`, email: `name-${count}`, password: 'Spring2026' };
      statuses.push(
        (
          await own.call('POST', '/api/users/login', {
            body,
            headers: { 'x-forwarded-for': `203.0.113.${count}` },
          })
        ).status,
      );
    }
    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    await own.close();
  });
});

describe('tokens', () => {
  test.each([
    ['an unsigned JWT', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
    ['nothing', ''],
    ['a made-up one', `bks_${'a'.repeat(43)}00000000`],
  ])('%s is not a token [S-14]', async (_what, token) => {
    expect((await whoAmI(token)).status).toBe(401);
  });

  test('in another case, longer, shorter or twice, it is not the token [S-14]', async () => {
    const token = await testBank.freshToken(testBank.cast.alice);
    for (const forged of [
      token.toUpperCase(),
      token.slice(0, -1),
      `${token}0`,
      `${token} `.trim().replace('bks_', 'BKS_'),
    ])
      expect((await whoAmI(forged)).status).toBe(401);
    expect(
      (
        await testBank.call('GET', '/api/users/user', {
          headers: { authorization: `Bearer ${token}, Bearer ${token}` },
        })
      ).status,
    ).toBe(401);
    expect((await testBank.call('GET', `/api/users/user?token=${token}`)).status).toBe(401);
  });

  test('logout ends the session on the server at once [S-16 L-252]', async () => {
    const token = await testBank.freshToken(testBank.cast.alice);
    expect((await testBank.call('POST', '/api/users/logout', { token })).status).toBe(204);
    expect((await whoAmI(token)).status).toBe(401);
  });

  test('a session ends after its idle and after its absolute limit [S-15 L-252]', async () => {
    const [idle, old] = [
      await testBank.freshToken(testBank.cast.bruno),
      await testBank.freshToken(testBank.cast.bruno),
    ];
    const age = (token: string, change: string) =>
      testBank.bank.db.query(
        `UPDATE session SET ${change} WHERE token_hash = sha256($1::text::bytea)`,
        [token],
      );
    await age(idle, "last_seen_at = last_seen_at - interval '15 minutes 1 second'");
    await age(old, "created_at = created_at - interval '12 hours 1 second'");
    expect([(await whoAmI(idle)).status, (await whoAmI(old)).status]).toEqual([401, 401]);
  });

  test('a changed password ends every other session, and this one goes on [S-16]', async () => {
    const eve = await registerCustomer(testBank.call, 'eve.ellis');
    const other = await testBank.freshToken(eve);
    const change = await testBank.call('POST', '/api/users/password', {
      token: eve.token,
      body: { currentPassword: castPassword, newPassword: 'a-brand-new-one' },
    });
    expect(change.status).toBe(200);
    expect([(await whoAmI(other)).status, (await whoAmI(eve.token)).status]).toEqual([401, 200]);
    expect((await login('eve.ellis', castPassword)).status).toBe(401);
    expect((await login('eve.ellis', 'a-brand-new-one')).status).toBe(200);
  });

  test('ten sessions live at once; the eleventh ends the oldest', async () => {
    const finn = await registerCustomer(testBank.call, 'finn.ford');
    for (let count = 0; count < 10; count += 1) await testBank.freshToken(finn);
    expect((await whoAmI(finn.token)).status).toBe(401);
  });
});

describe('the cookie a browser session is paired with', () => {
  const cookieOf = (answer: { headers: Record<string, string | string[] | undefined> }) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';', 1)[0])
      .join('; ');

  test('a stolen token alone moves no money; with its cookie it does [L-255]', async () => {
    const { alice, bruno } = testBank.cast;
    const signedIn = await login('alice.ames', castPassword, ownPage);
    const { token } = signedIn.body;
    const body = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1);
    const stolen = await testBank.call('POST', '/api/transfers/local', { token, body });
    expect([stolen.status, stolen.body.code]).toEqual([403, 'SESSION_NOT_PAIRED']);
    expect(
      (
        await testBank.call('POST', '/api/transfers/local', {
          token,
          body,
          headers: { cookie: cookieOf(signedIn) },
        })
      ).status,
    ).toBe(201);
  });

  test("another session's cookie does not fit", async () => {
    const [first, second] = [
      await login('alice.ames', castPassword, ownPage),
      await login('alice.ames', castPassword, ownPage),
    ];
    const body = { securityPin: '1234' };
    expect(
      (
        await testBank.call('POST', '/api/approvals/pin', {
          token: first.body.token,
          body,
          headers: { cookie: cookieOf(second) },
        })
      ).body.code,
    ).toBe('SESSION_NOT_PAIRED');
  });

  test('no script can read it and no other site can send it [L-255]', async () => {
    const lines = [(await login('alice.ames', castPassword, ownPage)).headers['set-cookie']]
      .flat()
      .map(String);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/HttpOnly/);
    for (const line of lines) expect(line).toMatch(/SameSite=Strict/);
  });

  test('cookies alone open nothing', async () => {
    const signedIn = await login('alice.ames', castPassword, ownPage);
    expect(
      (await testBank.call('GET', '/api/users/user', { headers: { cookie: cookieOf(signedIn) } }))
        .status,
    ).toBe(401);
  });

  test.each([
    { ...ownPage, origin: 'https://evil.example' },
    { ...ownPage, 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost:3000' },
  ])('a login from elsewhere is not paired', async (headers) => {
    const { rows: before } = await testBank.bank.db.query(
      'SELECT 1 FROM session WHERE cookie_hash IS NOT NULL',
    );
    await login('alice.ames', castPassword, headers);
    const { rows: after } = await testBank.bank.db.query(
      'SELECT 1 FROM session WHERE cookie_hash IS NOT NULL',
    );
    expect(after.length).toBeLessThanOrEqual(before.length);
  });
});

test('a generated first password only opens its own change [S-12 L-265]', async () => {
  const token = await testBank.freshToken(testBank.cast.admin);
  await testBank.bank.db.query('UPDATE users SET password_change_required = true WHERE id = $1', [
    testBank.cast.admin.id,
  ]);
  const refused = await testBank.call('GET', '/api/admin/users', { token });
  expect([refused.status, refused.body.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
  const change = await testBank.call('POST', '/api/users/password', {
    token,
    body: {
      currentPassword: 'a-long-staff-password',
      newPassword: 'an-even-longer-staff-password',
    },
  });
  expect(change.status).toBe(200);
  expect((await testBank.call('GET', '/api/admin/users', { token })).status).toBe(200);
});
