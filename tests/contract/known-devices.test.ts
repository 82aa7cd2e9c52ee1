import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword, expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { said } from '../support/answers.ts';
import { cookiesOf } from '../support/mailed-reset.ts';
import { turnOn } from '../support/second-factor.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
beforeAll(async () => {
  // So that a test says where a request comes from.
  testBank = await openTestBank(undefined, { BANK_TRUSTED_PROXIES: '127.0.0.1' });
  await testBank.withoutLimits();
});
afterAll(() => testBank.close());

const securityPin = '4711';
const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const [home, cafe, elsewhere] = ['198.51.100.7', '198.51.100.80', '203.0.113.9'];

interface Device {
  network?: string;
  name?: string;
  cookie?: string;
  code?: string | undefined;
}
interface SignedIn {
  token: string;
  /** A browser keeps this cookie of the login; a program only if its author wants so. */
  cookie: string;
}

const login =
  (headers: Record<string, string>) =>
  async (username: string, { network = home, name = firefox, cookie, code }: Device = {}) => {
    const answer = expectStatus(
      await testBank.call('POST', '/api/users/login', {
        body: { username, password: castPassword, code },
        headers: {
          ...headers,
          'x-forwarded-for': network,
          'user-agent': name,
          ...(cookie === undefined ? {} : { cookie }),
        },
      }),
      200,
    );
    return { token: answer.body.token as string, cookie: cookiesOf(answer) };
  };
const byBrowser = login(ownPage);
const byProgram = login({});

let people = 0;
/** Makes a customer who has only ever used one browser, at home, and pays with a PIN. */
async function owner({ app = false, logsInBy = byBrowser } = {}) {
  const { call, cast, bank, fund } = testBank;
  people += 1;
  const username = `device.owner.${people}`;
  const email = `${username}@mail.example`;
  expectStatus(
    await call('POST', '/api/users/register', {
      body: { username, email, password: castPassword },
    }),
    201,
  );
  const first = await logsInBy(username);
  const ask = (who: SignedIn, method: string, path: string, body?: unknown): Promise<Answer> =>
    call(method, path, {
      token: who.token,
      ...(body === undefined ? {} : { body }),
      headers: { cookie: who.cookie },
    });
  const { body: user } = await ask(first, 'GET', '/api/users/user');
  const savings = user.accounts.find(({ type }: { type: string }) => type === 'Savings Account');
  await fund(cast.admin, { id: user._id } as never, 10_000);
  expectStatus(await ask(first, 'POST', '/api/approvals/pin', { securityPin }), 201);
  const order = (amount: number) => ({
    call: 'transfers/local',
    body: localTransferBody(
      { savings },
      { name: 'Bruno Bell', account: cast.bruno.checking.number },
      amount,
    ),
  });
  const approve = (who: SignedIn, amount: number, proof: object = { securityPin }) =>
    ask(who, 'POST', '/api/approvals', { ...proof, order: order(amount) });
  // Bruno is no new payee, so that the device alone decides.
  expectStatus(await approve(first, 1), 201);
  expectStatus(await ask(first, 'POST', '/api/transfers/local', order(1).body), 201);
  await testBank.advance('P3D');
  const { recoveryCodes } = app
    ? await turnOn(
        (method, path, options) =>
          call(method, path, { ...options, headers: { cookie: first.cookie } }),
        first,
        { securityPin },
      )
    : { recoveryCodes: [] };
  return {
    username,
    first,
    approve,
    codes: recoveryCodes,
    /** Counts the mails so far that report a login. */
    async reported(): Promise<number> {
      await testBank.worker.runAll();
      return (await testBank.outbox()).filter(
        (mail) => mail.includes(`To: ${email}`) && mail.includes('New login to your account'),
      ).length;
    },
    async newSince({ token }: SignedIn): Promise<Temporal.Instant | null> {
      const { rows } = await bank.db.query<{ since: Temporal.Instant | null }>(
        'SELECT new_device_since AS since FROM session WHERE token_hash = sha256($1::text::bytea)',
        [token],
      );
      return rows[0]?.since ?? null;
    },
    /** As if all that is known of devices were this much older. */
    async age(hours: number): Promise<void> {
      await bank.db.query(
        `UPDATE known_device SET first_used_at = first_used_at - $2 * interval '1 hour'
          WHERE user_id = $1`,
        [user._id, hours],
      );
    },
  };
}

const refused = [403, 'PROOF_NEEDED code'];

describe('who copies what a browser says of itself is a new device, and is reported [V6.3.4 V6.3.5]', () => {
  test('a neighbor in the same network with the same User-Agent pays nothing by the PIN [S-22 V8.2.4]', async () => {
    const victim = await owner({ app: true });
    expect(said(await victim.approve(victim.first, 2))).toEqual([201, undefined]);
    const thief = await byProgram(victim.username, { code: victim.codes[0] });
    expect(await victim.newSince(thief)).not.toBeNull();
    expect(await victim.reported()).toBe(1);
    expect(said(await victim.approve(thief, 1_000))).toEqual(refused);
  });

  test('so is one in a café where the owner has logged in', async () => {
    const victim = await owner({ app: true });
    const there = { network: cafe, cookie: victim.first.cookie };
    await byBrowser(victim.username, { ...there, code: victim.codes[0] });
    await victim.age(80);
    const reported = await victim.reported();
    const thief = await byProgram(victim.username, { network: cafe, code: victim.codes[1] });
    expect(await victim.reported()).toBe(reported + 1);
    expect(said(await victim.approve(thief, 1_000))).toEqual(refused);
  });

  test('it stays new for 72 hours, however often it comes back [V8.1.3]', async () => {
    const victim = await owner({ app: true });
    let thief = await byProgram(victim.username, { code: victim.codes[0] });
    for (const code of victim.codes.slice(1, 4)) {
      thief = await byProgram(victim.username, { code, cookie: thief.cookie });
      expect(said(await victim.approve(thief, 1_000))).toEqual(refused);
    }
    await victim.age(72);
    const owned = await byProgram(victim.username, {
      code: victim.codes[4],
      cookie: thief.cookie,
    });
    expect((await victim.approve(owned, 2)).status).toBe(201);
  });

  test('neither does a program vouch for a browser, nor the cookie of one for the other', async () => {
    const victim = await owner();
    const program = await byProgram(victim.username);
    const reported = await victim.reported();
    const asBrowser = await byBrowser(victim.username, { cookie: program.cookie });
    const asProgram = await byProgram(victim.username, {
      cookie: victim.first.cookie,
      network: elsewhere,
    });
    expect(await victim.reported()).toBe(reported + 2);
    expect(await victim.newSince(asBrowser)).not.toBeNull();
    expect(await victim.newSince(asProgram)).not.toBeNull();
  });
});

describe('a program of the owner', () => {
  test('without its cookie is reported each time, and is no newer for that [V6.3.5]', async () => {
    const who = await owner({ logsInBy: byProgram });
    const again = await byProgram(who.username);
    expect(await who.newSince(again)).toBeNull();
    expect(await who.reported()).toBe(1);
    const other = await byProgram(who.username, { name: 'another-program/1' });
    const since = await who.newSince(other);
    expect(since).not.toBeNull();
    expect(
      await who.newSince(await byProgram(who.username, { name: 'another-program/1' })),
    ).toEqual(since);
    expect(await who.reported()).toBe(3);
  });

  test('with its cookie is reported once, also on its way to another network', async () => {
    const who = await owner({ logsInBy: byProgram });
    const program = await byProgram(who.username, { network: cafe, name: 'keeps-cookies/1' });
    expect(await who.reported()).toBe(1);
    const since = await who.newSince(program);
    const moved = await byProgram(who.username, {
      network: elsewhere,
      name: 'keeps-cookies/2',
      cookie: program.cookie,
    });
    expect(await who.newSince(moved)).toEqual(since);
    expect(await who.reported()).toBe(1);
  });

  test('of who has an app is new without its cookie, wherever it looks the same', async () => {
    const who = await owner({ app: true, logsInBy: byProgram });
    await who.age(80);
    const alike = await byProgram(who.username, { code: who.codes[0] });
    expect(said(await who.approve(alike, 1_000))).toEqual(refused);
    await who.age(80);
    const itself = await byProgram(who.username, { code: who.codes[1], cookie: alike.cookie });
    expect((await who.approve(itself, 2)).status).toBe(201);
  });
});

describe('many logins make nobody known or unknown', () => {
  test('those of a program push no browser out', async () => {
    const who = await owner();
    for (let each = 0; each < 31; each += 1)
      await byProgram(who.username, { name: `program/${each}` });
    const again = await byBrowser(who.username, { cookie: who.first.cookie });
    expect(await who.newSince(again)).toBeNull();
  });

  test('a new device is no older once so many others came that it is forgotten', async () => {
    const victim = await owner();
    const thief = await byBrowser(victim.username, { network: elsewhere });
    for (let each = 0; each < 31; each += 1)
      await byBrowser(victim.username, { name: `browser/${each}` });
    const back = await byBrowser(victim.username, { network: elsewhere, cookie: thief.cookie });
    expect(await victim.newSince(back)).not.toBeNull();
  });
});

describe('over plain http, where browsers send no Sec-Fetch-Site', () => {
  const at = (origin: string, more: Record<string, string> = {}) =>
    testBank.call('POST', '/api/users/login', {
      body: { username: 'alice.ames', password: castPassword },
      headers: { origin, host: new URL(origin).host, ...more },
    });
  const isPaired = async ({ body: { token } }: Answer): Promise<boolean> => {
    const answer = await testBank.call('POST', '/api/users/logout-others', { token });
    return answer.body.code === 'SESSION_NOT_PAIRED';
  };

  test.each(['http://bank.example', 'http://192.168.1.5:3000'])(
    'a login at %s is paired by its origin: a bare token writes nothing [L-255]',
    async (origin) => expect(await isPaired(await at(origin))).toBe(true),
  );

  test.each([
    ['another site', 'http://bank.example', { host: 'other.example' }],
    [
      'a browser that says it came from elsewhere',
      'http://bank.example',
      { 'sec-fetch-site': 'cross-site' },
    ],
    ['this machine, where browsers do send it', 'http://localhost:3000', {}],
    ['https', 'https://bank.example', {}],
  ])('but not at %s', async (_where, origin, headers) =>
    expect(await isPaired(await at(origin, headers))).toBe(false),
  );

  test('the cookie alone proves no more there than before: a reset by it is mailed', async () => {
    const origin = 'http://bank.example';
    const cookie = cookiesOf(await at(origin));
    const answer = await testBank.call('POST', '/api/auth/reset-password', {
      body: {
        email: testBank.cast.alice.email,
        newPassword: 'a-brand-new-one',
        confirmPassword: 'a-brand-new-one',
      },
      headers: { origin, host: 'bank.example', cookie },
    });
    expect(answer.status).toBe(202);
  });
});
