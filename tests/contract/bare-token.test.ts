import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import { needsPairing, type Route } from '../../contract/calls/route.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { makeObjects, type TheirObjects } from '../support/their-objects.ts';

let testBank: TestBank;
let hers: TheirObjects;
const taken: Record<'customer' | 'staff', string> = { customer: '', staff: '' };

const ownPage = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/** A browser's token, without the cookie that its login set. */
const takenFrom = async ({ username, password }: Pick<Person, 'username' | 'password'>) =>
  expectStatus(
    await testBank.call('POST', '/api/users/login', {
      body: { username, password },
      headers: ownPage,
    }),
    200,
  ).body.token;

beforeAll(async () => {
  testBank = await openTestBank();
  // The rows of the bank's own jobs would be counted too.
  await testBank.stopJobs();
  await testBank.withoutLimits();
  const { alice, admin } = testBank.cast;
  const form = profileForm(
    { fullName: 'Alice Ames', email: alice.email, phone: '+1 212 555 0142' },
    { idDocument: await identityCard('Alice Ames') },
  );
  expectStatus(
    await testBank.call('POST', '/api/users/profile', { token: alice.token, form }),
    200,
  );
  hers = await makeObjects(testBank);
  taken.customer = await takenFrom(alice);
  taken.staff = await takenFrom(admin);
});
afterAll(() => testBank.close());

const routes = Object.entries<Route>(api)
  .map(([name, route]) => ({ name, route }))
  .filter(({ route }) => route.who !== 'anyone');

/** Finds the calls that a bare token must not make, without the contract's word on pairing. */
const isGuarded = ({ method, download, stream, path, who }: Route) =>
  method !== 'GET' ||
  who === 'admin' ||
  download !== undefined ||
  stream === true ||
  path.startsWith('/api/files/');

/** Each of these is said why in the contract. */
const exceptions = ['logoutUser'];

const ask = ({ method, path, who, body }: Route, filled = path): Promise<Answer> =>
  testBank.call(method, filled, {
    token: who === 'admin' ? taken.staff : taken.customer,
    ...(body ? { body: {} } : {}),
  });

describe('a token that was taken from a browser, without its cookie', () => {
  test.each(routes.filter(({ name, route }) => isGuarded(route) && !exceptions.includes(name)))(
    'writes nothing and opens no file: $name [S-18 L-255]',
    async ({ route }) => {
      const before = await countRows(testBank.bank.db);
      const { status, body } = await ask(route, route.path.replaceAll(/\{\w+\}/g, hers.file));
      expect([status, body.code]).toEqual([403, 'SESSION_NOT_PAIRED']);
      expect(await countRows(testBank.bank.db)).toEqual(before);
    },
  );

  test('does what says why in the contract alone', () => {
    const unpaired = routes.filter(({ route }) => isGuarded(route) && !needsPairing(route));
    expect(unpaired.map(({ name }) => name)).toEqual(exceptions);
    expect(unpaired.filter(({ route }) => !route.unpaired)).toEqual([]);
  });

  const reads = routes.filter(({ route }) => !isGuarded(route) && !needsPairing(route));
  /** Each of hers in turn: which of them an address means is known to the call alone. */
  const addressesOf = ({ path, query }: Route) => {
    // A question without what it asks for reads nothing.
    const asked = query?.safeParse({}).success === false ? '?currency=EUR' : '';
    return new Set(Object.values(hers).map((thing) => path.replaceAll(/\{\w+\}/g, thing) + asked));
  };

  test.each(reads)(
    'reads no card, no document and no way to a file, and writes nothing by reading: $name [S-18 V14.3.3]',
    async ({ route }) => {
      const before = await countRows(testBank.bank.db);
      const answers = [];
      for (const address of addressesOf(route)) answers.push(await ask(route, address));
      // Of a loan that waits for a decision nothing is paid off (409).
      const statuses = answers.map(({ status }) => status);
      expect(statuses, 'none was turned away at the door').not.toContain(403);
      expect(statuses.some((status) => status === 200 || status === 409)).toBe(true);
      for (const { body } of answers) {
        const text = JSON.stringify(body);
        expect(text).not.toMatch(/\/signed\?/);
        expect(text).not.toMatch(/\b\d{15,16}\b/);
        expect(text).not.toMatch(/"cvv":"\d/);
      }
      expect(await countRows(testBank.bank.db)).toEqual(before);
    },
  );
});
