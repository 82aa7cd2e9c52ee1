import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import { needsPairing, type Route, type Who } from '../../contract/calls/route.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import { registerCustomer, type Person } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { unknownId } from '../support/their-objects.ts';

const actors = [
  'anonymous',
  'forged',
  'expired',
  'revoked',
  'customer',
  'suspended',
  'admin',
] as const;
type Actor = (typeof actors)[number];

const nobody = { anonymous: 401, forged: 401, expired: 401, revoked: 401 } as const;

/**
 * The refusal that each kind of caller meets; nothing means let in, whatever the call then says
 * about its input.
 */
const refusalOf: Record<Who, Partial<Record<Actor, 401 | 403>>> = {
  anyone: {},
  'signed-in': nobody,
  customer: { ...nobody, admin: 403 },
  'active-customer': { ...nobody, suspended: 403, admin: 403 },
  admin: { ...nobody, customer: 403, suspended: 403 },
};

const codeOf = (route: Route, actor: Actor, refusal: 401 | 403) =>
  refusal === 401
    ? 'NOT_SIGNED_IN'
    : actor === 'suspended' && route.who === 'active-customer'
      ? 'ACCOUNT_SUSPENDED'
      : 'FORBIDDEN';

const pathOf = (route: Route) => route.path.replaceAll(/\{\w+\}/g, unknownId);

const isReadable = (path: string) =>
  Object.values<Route>(api).some(
    (route) => route.method === 'GET' && route.path === path && route.who !== 'admin',
  );

let testBank: TestBank;
let mailedBefore: string[];
const tokens: Partial<Record<Actor, string>> = {};

const optionsOf = (route: Route, actor: Actor): CallOptions => {
  const token = tokens[actor];
  return { ...(token === undefined ? {} : { token }), ...(route.body ? { body: {} } : {}) };
};

/** Ten minutes past its longest life, though it was used a moment ago. */
const expire = async () => {
  await testBank.bank.db.query(
    `INSERT INTO session SELECT (jsonb_populate_record(session, jsonb_build_object('id',
      gen_random_uuid(), 'token_hash', sha256(convert_to($1, 'UTF8')),
       'created_at', now() - interval '12 hours 10 minutes'))).* FROM session WHERE user_id = $2
         LIMIT 1 ON CONFLICT DO NOTHING`,
    [tokens.expired, testBank.cast.alice.id],
  );
};

beforeAll(async () => {
  testBank = await openTestBank(undefined, { BANK_RATE_LIMIT: 'off' });
  // The rows of the bank's own jobs would be counted too.
  await testBank.stopJobs();
  // Every call many times over is more than one person sends.
  await testBank.withoutLimits();
  const { cast, call, freshToken } = testBank;
  tokens.forged = `${cast.alice.token.slice(0, -1)}${cast.alice.token.endsWith('0') ? '1' : '0'}`;
  tokens.expired = await freshToken(cast.alice);
  tokens.revoked = await freshToken(cast.alice);
  for (const over of [tokens.expired, tokens.revoked])
    await call('POST', '/api/users/logout', { token: over });
  // Signing out is one of the calls, so every cell signs in again where it must; these tokens are
  // for the refusals.
  tokens.customer = await freshToken(cast.alice);
  tokens.suspended = await freshToken(cast.carla);
  tokens.admin = await freshToken(cast.admin);
  // The bank reports each of these logins by mail.
  await testBank.worker.runAll();
  mailedBefore = await testBank.outbox();
});
afterAll(() => testBank.close());

const routes = Object.entries<Route>(api).map(([name, route]) => ({ name, route }));
const refusedAt = (route: Route) =>
  actors.flatMap((actor) => (refusalOf[route.who][actor] === undefined ? [] : [actor]));
const closed = routes.filter(({ route }) => refusedAt(route).length > 0);

describe('every route is closed to those it does not name; nothing is written [Matrix L-164 L-168 L-169 L-253 L-345]', () => {
  test.each(closed)('$name', async ({ route }) => {
    const before = await countRows(testBank.bank.db);
    const expected = refusedAt(route).map((actor) => ({
      actor,
      status: refusalOf[route.who][actor],
      code: codeOf(route, actor, refusalOf[route.who][actor] ?? 401),
    }));
    if (refusedAt(route).includes('expired')) await expire();
    const refused = [];
    for (const actor of refusedAt(route)) {
      const { status, body } = await testBank.call(
        route.method,
        pathOf(route),
        optionsOf(route, actor),
      );
      refused.push({ actor, status, code: body.code });
    }
    expect(refused).toEqual(expected);
    const opened = [];
    for (const actor of refusedAt(route)) {
      for (const { form, status } of await otherForms(route, optionsOf(route, actor)))
        if (status < 400) opened.push({ actor, form, status });
    }
    expect(opened).toEqual([]);
    // Neither a row, nor a mail, which is a row first, nor an event of the trail. The session that
    // was over is gone again.
    expect(await countRows(testBank.bank.db)).toEqual(before);
  });

  test('and none of them has sent a mail', async () => {
    await testBank.worker.runAll();
    expect(await testBank.outbox()).toEqual(mailedBefore);
  });
});

/** The same call under another spelling of its path or its method. */
async function otherForms(
  route: Route,
  options: CallOptions,
): Promise<{ form: string; status: number }[]> {
  const path = pathOf(route);
  const override = {
    ...options,
    headers: { 'x-http-method-override': route.method, 'x-http-method': route.method },
  };
  const forms: [method: string, path: string, options: CallOptions][] = [
    [route.method, `${path}/`, options],
    [route.method, path.replace('/api/', '/API/'), options],
    [route.method, path.replace('/api/', '/%61pi/'), options],
    [route.method, `/${path}`, options],
    ['OPTIONS', path, options],
  ];
  // Where the same path may be read, reading it is not reaching this call.
  if (!isReadable(route.path)) forms.push(['GET', path, override], ['HEAD', path, options]);
  // Where another call has the same path, it is not this call that takes the override.
  if (!routes.some((other) => other.route.method === 'POST' && other.route.path === route.path))
    forms.push(['POST', path, override]);
  const answers = [];
  for (const [method, url, sent] of forms)
    answers.push({
      form: `${method} ${url}`,
      status: (await testBank.call(method, url, sent)).status,
    });
  return answers;
}

describe('a token that was taken from a browser, without its cookie', () => {
  const paired = routes.filter(({ route }) => needsPairing(route));
  const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
  const stolenFrom = async ({
    username,
    password,
  }: Pick<Person, 'username' | 'password'>): Promise<string> =>
    (
      await testBank.call('POST', '/api/users/login', {
        body: { username, password },
        headers: ownPage,
      })
    ).body.token;

  test('is refused wherever money moves or staff work; nothing is written [S-18]', async () => {
    const { cast, call, bank } = testBank;
    const customer = await stolenFrom(cast.alice);
    const admin = await stolenFrom(cast.admin);
    const before = await countRows(bank.db);
    const refused = [];
    for (const { name, route } of paired) {
      const token = route.who === 'admin' ? admin : customer;
      const { status, body } = await call(route.method, pathOf(route), {
        token,
        ...(route.body ? { body: {} } : {}),
      });
      refused.push([name, status, body.code]);
    }
    expect(refused).toEqual(paired.map(({ name }) => [name, 403, 'SESSION_NOT_PAIRED']));
    expect(await countRows(bank.db)).toEqual(before);
    const ofStaff = routes.filter(({ route }) => route.who === 'admin');
    expect(paired).toEqual(expect.arrayContaining(ofStaff));
  });

  test('of the staff opens no file of a customer, and leaves no look in the trail [S-18]', async () => {
    const { cast, call, bank } = testBank;
    const form = profileForm(
      { fullName: 'Bruno Bell', email: cast.bruno.email, phone: '+1 212 555 0142' },
      { idDocument: await identityCard('Bruno Bell') },
    );
    await call('POST', '/api/users/profile', { token: cast.bruno.token, form });
    const { rows } = await bank.db.query<{ id: string }>(
      'SELECT id_document AS id FROM users WHERE id = $1',
      [cast.bruno.id],
    );
    const admin = await stolenFrom(cast.admin);
    const before = await countRows(bank.db);
    const { status, body } = await call('GET', `/api/files/${rows[0]?.id}`, { token: admin });
    expect([status, body.code]).toEqual([403, 'SESSION_NOT_PAIRED']);
    expect(await countRows(bank.db)).toEqual(before);
  });
});

/** Frozen, one of the cast would be turned away by every route that follows. */
async function oneWhoMayFreeze(isSuspended: boolean): Promise<string> {
  const { id, token } = await registerCustomer(
    testBank.call,
    `freezer.${randomUUID().slice(0, 8)}`,
  );
  if (isSuspended)
    await testBank.bank.db.query('UPDATE owner SET suspended = true WHERE id = $1', [id]);
  return token;
}

// With nothing to say most calls end in a refusal of their input; that each of them does what it
// says is shown by the test of its own.
describe('no route turns away those it names; what follows is about the input [Matrix]', () => {
  test.each(routes)('$name', async ({ name, route }) => {
    const { cast, freshToken } = testBank;
    for (const actor of actors.filter((each) => refusalOf[route.who][each] === undefined)) {
      const person = { customer: cast.alice, suspended: cast.carla, admin: cast.admin }[
        actor as 'customer'
      ];
      const options = optionsOf(route, actor);
      const token =
        name === 'logoutUser' && person
          ? await freshToken(person)
          : name === 'freezeAccount' && actor !== 'admin'
            ? await oneWhoMayFreeze(actor === 'suspended')
            : options.token;
      const { status, body } = await testBank.call(route.method, pathOf(route), {
        ...options,
        ...(token === undefined ? {} : { token }),
      });
      // Staff and customers have the same call for their own sign-in: there the call itself turns
      // the suspended away, and says so.
      if (
        actor === 'suspended' &&
        body?.code === 'ACCOUNT_SUSPENDED' &&
        (route.refusals as readonly string[]).includes('ACCOUNT_SUSPENDED')
      )
        continue;
      // Without a proof the call lets its actor in and names the proof it wants.
      if (
        body?.code === 'PROOF_NEEDED' &&
        (route.refusals as readonly string[]).includes('PROOF_NEEDED')
      )
        continue;
      // An app has a secret of its own, and is refused without it.
      if (['SETUP_TOKEN_INVALID', 'FEED_REFUSED'].includes(body?.code)) continue;
      expect([actor, status]).not.toEqual([actor, expect.toBeOneOf([401, 403, 500])]);
    }
  });
});

test('a route without a rule does not exist: the server answers what the table says [Matrix L-168 L-250]', async () => {
  const described = [
    '/api/openapi.json',
    '/api/docs',
    '/api/docs.css',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/simplefin/create',
  ];
  const inTable = routes.flatMap(({ route: { method, path } }) =>
    (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((verb) => `${verb} ${path}`),
  );
  const beside = described.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);
  expect(testBank.servedRoutes().toSorted()).toEqual([...inTable, ...beside].toSorted());
  const { body } = await testBank.call('GET', '/api/openapi.json');
  expect(Object.keys(body.paths).toSorted()).toEqual(
    [...new Set(routes.map(({ route: { path } }) => path))].toSorted(),
  );
});
