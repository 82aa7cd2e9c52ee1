import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { validBodies } from '../support/valid-bodies.ts';
import {
  makeObjects,
  nobodysObjects,
  thingIn,
  unknownId,
  type TheirObjects,
} from '../support/their-objects.ts';

let testBank: TestBank;
let hers: TheirObjects;
let colleagueId: string;
beforeAll(async () => {
  testBank = await openTestBank(undefined, { BANK_RATE_LIMIT: 'off' });
  // The rows of the bank's own jobs would be counted too.
  await testBank.stopJobs();
  await testBank.withoutLimits();
  hers = await makeObjects(testBank);
  ({ id: colleagueId } = await addAnotherAdmin(testBank, 'ines.desk'));
  // He could pay, were it his to pay from.
  await testBank.fund(testBank.cast.admin, testBank.cast.bruno, 100);
});
afterAll(() => testBank.close());

const routes = Object.entries<Route>(api).map(([name, route]) => ({ name, route }));

const shapeOf = (schema: Route['body']) =>
  Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {});

/** Fields that name something a person has. Where money goes to is named by anybody. */
const isName = (field: string) =>
  /^(?!recipient)(id|number|conversation|newest|about|\w+Id|(account|\w+Account)(Number)?)$/.test(
    field,
  );

/** A part of an address names something, whatever it is called. */
const namesSomething = ({ params, query, body, headers }: Route) =>
  shapeOf(params).length > 0 ||
  [...shapeOf(query), ...shapeOf(body), ...shapeOf(headers)].some(
    (field) => isName(field) || field.endsWith('-id'),
  );

interface Naming {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** The thing that a field names. A field of another name fails until it is here. */
function thingOf(field: string): keyof TheirObjects {
  if (/^(?:number|account|(?:account|\w+Account)(?:Number)?)$/.test(field)) return 'account';
  const things: Record<string, keyof TheirObjects> = {
    newest: 'notice',
    about: 'conversation',
    aboutId: 'loan',
    scheduleId: 'schedule',
  };
  const thing = things[field];
  if (thing === undefined) throw new Error(`say in \`thingOf\` of this file what ${field} names`);
  return thing;
}

const namesIn = (schema: Route['body'], things: TheirObjects): Record<string, string> =>
  Object.fromEntries(
    shapeOf(schema)
      .filter(isName)
      .map((field) => [field, things[thingOf(field)]]),
  );

/** Fields that let a body be refused for nothing but what it names, where its example does not. */
const otherwise: Record<string, () => Record<string, unknown>> = {
  createLocalTransfer: () => {
    const to = { name: 'Cleo Hart', account: '518830271', routing: '021000021', bank: 'Orchard' };
    const { debitedAccount: _, ...body } = localTransferBody(testBank.cast.bruno, to, 1);
    return body;
  },
  createOwnTransfer: () => ({ fromAccount: testBank.cast.bruno.savings.number, amount: 1 }),
  showMoment: () => ({ kind: 'loan_paid_back' }),
};

/** A call as its contract says it, with these things in its address, its query and its body. */
function naming(name: string, route: Route, things: TheirObjects): Naming {
  const { params, query, body } = route;
  const thing = thingIn(route.path);
  const inQuery = new URLSearchParams(namesIn(query, things)).toString();
  return {
    params: {
      ...(params && {
        account: things.account,
        number: things.account,
        month: hers.month,
        page: '1',
        format: 'csv',
        year: hers.month.slice(0, 4),
      }),
      ...(thing && { id: things[thing] }),
    },
    ...(inQuery !== '' && { query: inQuery }),
    ...(body && { body: { ...route.example, ...namesIn(body, things), ...otherwise[name]?.() } }),
  };
}

/** Calls that name something, but nothing of a person's that another could reach. */
const exceptions: Record<string, string> = {
  getSignedFile:
    'opens by its signature, for whoever holds the address: tests/contract/check-deposits.test.ts',
  claimFeed: 'opens by its secret: tests/contract/feeds.test.ts',
  readFeed: 'opens by the password of an app: tests/contract/feeds.test.ts',
  writeToBank: 'takes a form: tests/contract/conversations.test.ts',
  depositCheck: 'takes a form with pictures: tests/contract/check-deposits.test.ts',
};

const own = routes.filter(({ route }) => route.who !== 'admin' && namesSomething(route));

async function ask(route: Route, token: string, { params = {}, query, body }: Naming) {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? unknownId);
  const options: CallOptions = { token, ...(body === undefined ? {} : { body }) };
  const answer = await testBank.call(
    route.method,
    query === undefined ? path : `${path}?${query}`,
    options,
  );
  const { requestId: _, ...said } =
    typeof answer.body === 'object' ? answer.body : { requestId: '', text: answer.body };
  return { status: answer.status, said };
}

describe("somebody else's thing is nobody's [Matrix]", () => {
  test.each(own.filter(({ name }) => !(name in exceptions)))('$name', async ({ name, route }) => {
    const { bruno, carla } = testBank.cast;
    const names = (things: TheirObjects) => naming(name, route, things);
    expect(
      names(hers),
      `say in \`namedIn\` of their-objects.ts or \`thingOf\` here what ${name} names`,
    ).not.toEqual(names(nobodysObjects));
    const before = await written(route);
    for (const { token } of route.who === 'active-customer' ? [bruno] : [bruno, carla]) {
      const theirs = await ask(route, token, names(hers));
      expect(theirs).toEqual(await ask(route, token, names(nobodysObjects)));
      // Refused for another reason, or let in, the call would show nothing of whose thing it is.
      if (theirs.status !== 200)
        expect(
          theirs.said.code,
          `say in \`naming\` of this file what stands in the address of ${name}, or in \`otherwise\` what in its body`,
        ).toMatch(/_NOT_FOUND$|^(?:OWN|DEBITED)_ACCOUNT_INVALID$/);
    }
    expect(await written(route)).toEqual(before);
  });
});

test('every call that is named here is one that names something', () => {
  // An entry that is never read looks like a proof, and is none.
  const names = new Set(own.map(({ name }) => name));
  const unread = Object.keys({ ...otherwise, ...exceptions }).filter((name) => !names.has(name));
  expect(unread, 'calls whose fields `isName` does not know').toEqual([]);
});

/**
 * All rows but the claim: a refused payment rightly leaves one, which answers the same request
 * again.
 */
async function written({ movesMoney }: Route) {
  const { claim, ...others } = await countRows(testBank.bank.db);
  return movesMoney ? others : { claim, ...others };
}

/**
 * Where staff act on staff: looking is allowed, acting is refused, unless it says otherwise here.
 */
const onStaff: Record<string, { colleague: number; self: number }> = {
  // Any colleague may end a colleague's stolen session at once; 404, because this one does not
  // exist.
  endSessionOfUser: { colleague: 404, self: 409 },
  endSessionsOfUser: { colleague: 200, self: 409 },
};

describe('staff have no power over staff [Matrix L-345]', () => {
  const aboutPeople = routes.filter(
    ({ route }) => route.who === 'admin' && route.refusals.includes('USER_NOT_FOUND'),
  );
  const bodies = () => validBodies(testBank.cast);

  test('every call about a person is among these', () => {
    const withPeople = routes.filter(
      ({ route }) => /\/users\/.*\{id\}/.test(route.path) && route.who === 'admin',
    );
    expect(aboutPeople.map(({ name }) => name)).toEqual(
      expect.arrayContaining(withPeople.map(({ name }) => name)),
    );
  });

  test.each(aboutPeople)('$name', async ({ name, route }) => {
    const { admin } = testBank.cast;
    const looks = route.method === 'GET';
    const expected =
      onStaff[name] ??
      (looks
        ? { colleague: 200, self: 200 }
        : { colleague: 403, self: expect.toBeOneOf([403, 409]) });
    const body = route.body ? (bodies()[name] ?? {}) : undefined;
    const stateBefore = await staffState();
    const act = async (id: string) =>
      (await ask(route, admin.token, { params: { id }, body })).status;
    expect({ colleague: await act(colleagueId), self: await act(admin.id) }).toEqual(expected);
    expect(await staffState()).toEqual(stateBefore);
  });
});

/** All that a customer could want to do to an admin. */
const staffState = async () =>
  (
    await testBank.bank.db.query(
      `SELECT u.id, u.role, u.deleted_at, u.auth_epoch, o.suspended, (SELECT count(*) FROM account a
        WHERE a.owner_id = u.id) AS accounts
       FROM users u LEFT JOIN owner o ON o.id = u.id WHERE u.role = 'admin' ORDER BY u.id`,
    )
  ).rows;
