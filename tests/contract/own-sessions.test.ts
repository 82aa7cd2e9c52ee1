import { describe, expect, test } from 'vitest';
import { injectedCalls, type Answer } from '../../fixtures/bank-client.ts';
import { castPassword } from '../../fixtures/people.ts';
import { createApp } from '../../server/app.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast } = useBankPerTest();

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Safari/537.36';
const ownPage = {
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
  'user-agent': chrome,
};

const signIn = (headers: Record<string, string> = {}) =>
  bank().call('POST', '/api/users/login', {
    body: { username: 'alice.ames', email: 'alice.ames', password: castPassword },
    headers,
  });
const list = async (token: string) =>
  (await bank().call('GET', '/api/users/sessions', { token })).body.sessions;
const statusOf = async (token: string) =>
  (await bank().call('GET', '/api/users/user', { token })).status;
const cookiesOf = (answer: Answer) =>
  [answer.headers['set-cookie']]
    .flat()
    .map((line) => String(line).split(';', 1)[0])
    .join('; ');

describe('the own sessions', () => {
  test('are listed in plain words, this one marked, without a trace of any token [S-17 D-30]', async () => {
    const { body } = await signIn({ 'user-agent': chrome });
    const sessions = await list(body.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({
      device: 'Chrome on Windows',
      browser: 'Chrome',
      system: 'Windows',
      place: '127.0.0.x',
    });
    const text = JSON.stringify(sessions);
    for (const token of [body.token, cast().alice.token])
      expect(text).not.toContain(token.slice(4, 20));
    const { rows } = await bank().bank.db.query<{ hash: string }>(
      "SELECT encode(token_hash, 'hex') AS hash FROM session",
    );
    for (const { hash } of rows) expect(text).not.toContain(hash);
  });

  test('ended one by one, exactly those are over, on another server too [S-16]', async () => {
    const [first, second] = [
      await bank().freshToken(cast().alice),
      await bank().freshToken(cast().alice),
    ];
    const other = injectedCalls(
      await createApp({ bank: bank().bank, worker: bank().worker, webFolder: undefined }),
    );
    const ended = (await list(first)).find(({ current }: { current: boolean }) => current)._id;
    const byOther = await other('DELETE', `/api/users/sessions/${ended}`, { token: second });
    expect([byOther.status, byOther.body.message]).toEqual([200, 'The session was ended.']);
    expect([
      await statusOf(first),
      await statusOf(second),
      await statusOf(cast().alice.token),
    ]).toEqual([401, 200, 200]);
    expect(
      (await other('DELETE', `/api/users/sessions/${ended}`, { token: second })).body.code,
    ).toBe('SESSION_NOT_FOUND');
    expect(await list(second)).toHaveLength(2);
  });

  test('ended all at once, only the one that asked goes on [S-17]', async () => {
    const [first, second] = [
      await bank().freshToken(cast().alice),
      await bank().freshToken(cast().alice),
    ];
    expect(
      (await bank().call('POST', '/api/users/logout-others', { token: second })).body,
    ).toMatchObject({ ended: 2 });
    expect([
      await statusOf(first),
      await statusOf(cast().alice.token),
      await statusOf(second),
    ]).toEqual([401, 401, 200]);
    expect(
      (await bank().call('POST', '/api/users/logout-others', { token: second })).body,
    ).toMatchObject({ ended: 0 });
  });

  test('give their owner alone the key of half-filled forms', async () => {
    const keyFor = async (token: string) =>
      (await bank().call('GET', '/api/users/draft-key', { token })).body.key;
    const [first, second] = [
      await keyFor(cast().alice.token),
      await keyFor((await signIn()).body.token),
    ];
    expect(second).toBe(first);
    expect(Buffer.from(first, 'base64')).toHaveLength(32);
    expect(await keyFor(cast().bruno.token)).not.toBe(first);
  });

  test('of somebody else are not there', async () => {
    const [own] = await list(cast().alice.token);
    const answer = await bank().call('DELETE', `/api/users/sessions/${own._id}`, {
      token: cast().bruno.token,
    });
    const unknown = await bank().call(
      'DELETE',
      '/api/users/sessions/00000000-0000-4000-8000-000000000000',
      { token: cast().bruno.token },
    );
    expect([answer.status, answer.body.message]).toEqual([unknown.status, unknown.body.message]);
    expect(answer.status).toBe(404);
    expect(await statusOf(cast().alice.token)).toBe(200);
  });

  test('end for a suspended customer too, but not by a token without its cookie', async () => {
    expect(
      (await bank().call('POST', '/api/users/logout-others', { token: cast().carla.token })).status,
    ).toBe(200);
    const { body } = await signIn(ownPage);
    const stolen = await bank().call('POST', '/api/users/logout-others', { token: body.token });
    expect([stolen.status, stolen.body.code]).toEqual([403, 'SESSION_NOT_PAIRED']);
    expect(await statusOf(cast().alice.token)).toBe(200);
  });

  test('that were opened while their person was being deleted open nothing', async () => {
    const { db } = bank().bank;
    const { id, token } = cast().bruno;
    const { rows } = await db.query<{ session: string }>(
      'SELECT to_jsonb(session)::text AS session FROM session WHERE user_id = $1',
      [id],
    );
    expect(
      (await bank().call('DELETE', `/api/admin/users/${id}`, { token: cast().admin.token })).status,
    ).toBe(200);
    await db.query(
      `INSERT INTO session SELECT (jsonb_populate_record(NULL::session,
        $1::jsonb || jsonb_build_object('auth_epoch', auth_epoch))).* FROM users WHERE id = $2`,
      [rows[0]?.session, id],
    );
    expect(await statusOf(token)).toBe(401);
  });

  test('that are over by time are not listed', async () => {
    await bank().freshToken(cast().alice);
    await bank().bank.db.query(
      `UPDATE session SET last_seen_at = last_seen_at - interval '16 minutes'
        WHERE token_hash = sha256($1::text::bytea)`,
      [cast().alice.token],
    );
    const token = await bank().freshToken(cast().alice);
    expect(await list(token)).toHaveLength(2);
  });
});

describe('the time a session has left', () => {
  const time = async (token: string) =>
    (await bank().call('GET', '/api/users/sessions/time', { token })).body;
  const age = (column: string, by: string) =>
    bank().bank.db.query(
      `UPDATE session SET ${column} = ${column} - $2::interval
        WHERE token_hash = sha256($1::text::bytea)`,
      [cast().alice.token, by],
    );

  test('starts anew with its use, up to twelve hours', async () => {
    await age('last_seen_at', '14 minutes');
    await age('created_at', '11 hours 50 minutes');
    const { idleSeconds, absoluteSeconds } = await time(cast().alice.token);
    expect(idleSeconds).toBeGreaterThan(890);
    expect(absoluteSeconds).toBeLessThanOrEqual(600);
    expect(absoluteSeconds).toBeGreaterThan(500);
  });

  test('is thirty days where the person is remembered [L-046]', async () => {
    const { body } = await bank().call('POST', '/api/users/login', {
      body: { username: 'alice.ames', email: 'alice.ames', password: castPassword, remember: true },
    });
    expect((await time(body.token)).idleSeconds).toBeGreaterThan(29 * 86_400);
  });
});

describe('a sign-in from a new device', () => {
  async function notices(): Promise<string[]> {
    await bank().worker.runAll();
    return (await bank().outbox()).filter(
      (mail) =>
        mail.includes('New login to your account') && mail.includes('To: alice.ames@mail.example'),
    );
  }

  test('is told once by mail, with what to do if it was somebody else [S-22 D-28]', async () => {
    expect(await notices()).toHaveLength(0);
    const first = await signIn(ownPage);
    const [mail = '', ...more] = await notices();
    expect(more).toHaveLength(0);
    expect(mail).toContain('Chrome on Windows');
    expect(mail).toContain('please call us right away');
    expect(mail).toContain('/user/sessions');
    await signIn({ ...ownPage, cookie: cookiesOf(first) });
    expect(await notices()).toHaveLength(1);
    await signIn(ownPage);
    expect(await notices()).toHaveLength(2);
  });

  test('by a program is told each time, but for one that keeps the cookie of its login', async () => {
    const first = await signIn({ 'user-agent': 'curl/8.14.1' });
    await signIn({ 'user-agent': 'curl/8.14.1' });
    expect(await notices()).toHaveLength(2);
    await signIn({ 'user-agent': 'curl/8.14.1', cookie: cookiesOf(first) });
    expect(await notices()).toHaveLength(2);
  });

  test('is none where the browser is shared and both have signed in before', async () => {
    const mine = await signIn(ownPage);
    const theirs = await bank().call('POST', '/api/users/login', {
      body: { username: 'bruno.bell', email: 'bruno.bell', password: castPassword },
      headers: { ...ownPage, cookie: cookiesOf(mine) },
    });
    const before = (await notices()).length;
    await signIn({ ...ownPage, cookie: cookiesOf(theirs) });
    expect(await notices()).toHaveLength(before);
  });
});
