import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { CallOptions } from '../../fixtures/bank-client.ts';
import { localTransferBody, internationalTransferBody } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { billBody } from '../support/bills.ts';
import { countRows } from '../support/count-rows.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { validBodies } from '../support/valid-bodies.ts';
import {
  makeObjects,
  nobodysObjects,
  unknownId,
  type TheirObjects,
} from '../support/their-objects.ts';

let testBank: TestBank;
let hers: TheirObjects;
let colleagueId: string;
beforeAll(async () => {
  testBank = await openTestBank();
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

const outside = {
  name: 'Cleo Hart',
  account: '518830271',
  routing: '021000021',
  bank: 'Orchard Savings',
};

const readTerms = { amount: 12_000, loanTerm: 48, rateBps: 699, aprBps: 699 };

/**
 * The way in which each customer's call names a thing. A call that names one and is not here, or
 * among the exceptions, fails.
 */
const naming: Record<string, (things: TheirObjects) => Naming> = {
  endSession: ({ session }) => ({ params: { id: session } }),
  removePasskey: ({ passkey }) => ({ params: { id: passkey }, body: {} }),
  confirmPasskey: ({ passkey }) => ({ params: { id: passkey }, body: {} }),
  getBalanceHistory: ({ account }) => ({ query: `account=${account}` }),
  createLocalTransfer: ({ account }) => ({
    body: localTransferBody({ savings: { number: account } } as never, outside, 1),
  }),
  createOwnTransfer: ({ account }) => ({
    body: { fromAccount: testBank.cast.bruno.savings.number, toAccount: account, amount: 1 },
  }),
  createInternationalTransfer: ({ account }) => ({
    body: internationalTransferBody({ debitedAccount: account }),
  }),
  payBill: ({ account }) => ({ body: billBody(1, { debitedAccount: account }) }),
  listTransfers: ({ account }) => ({ query: `account=${account}` }),
  getTransfer: ({ transfer }) => ({ params: { id: transfer } }),
  getDispute: ({ transfer }) => ({ params: { id: transfer } }),
  reportDispute: ({ transfer }) => ({
    params: { id: transfer },
    body: { reason: 'NOT_MADE_BY_ME', whatHappened: 'I was abroad.' },
  }),
  getReceiptFile: ({ transfer }) => ({ params: { id: transfer } }),
  exportTransfers: ({ account }) => ({ query: `account=${account}` }),
  sortPayee: ({ transfer }) => ({ params: { id: transfer }, body: { category: 'Rent' } }),
  unsortPayee: ({ transfer }) => ({ params: { id: transfer } }),
  nicknamePayee: ({ transfer }) => ({ params: { id: transfer }, body: { nickname: 'Mom' } }),
  removeNickname: ({ transfer }) => ({ params: { id: transfer } }),
  removeSearch: ({ search }) => ({ params: { id: search } }),
  cancelTransfer: ({ scheduledTransfer }) => ({ params: { id: scheduledTransfer } }),
  skipBill: ({ schedule }) => ({ params: { id: schedule }, body: { date: '2026-12-21' } }),
  changeBill: ({ schedule }) => ({
    body: { scheduleId: schedule, date: '2026-12-21', payments: 'next', amount: 1 },
  }),
  pauseBill: ({ schedule }) => ({ params: { id: schedule }, body: {} }),
  resumeBill: ({ schedule }) => ({ params: { id: schedule } }),
  stopBill: ({ schedule }) => ({ params: { id: schedule } }),
  getLoanSchedule: ({ loan }) => ({ params: { id: loan } }),
  getPayoff: ({ loan }) => ({ params: { id: loan } }),
  getLoanAgreement: ({ loan }) => ({ params: { id: loan } }),
  beginLoanAcceptance: ({ loan }) => ({ params: { id: loan }, body: readTerms }),
  acceptLoan: ({ loan }) => ({ params: { id: loan }, body: readTerms }),
  turnDownLoan: ({ loan }) => ({ params: { id: loan } }),
  payOffLoan: ({ loan }) => ({ params: { id: loan }, body: { amount: 1 } }),
  setSavingsGoal: ({ account }) => ({
    params: { number: account },
    body: { name: 'The cottage', amount: 18_000 },
  }),
  removeSavingsGoal: ({ account }) => ({ params: { number: account } }),
  showMoment: ({ loan }) => ({ body: { kind: 'loan_paid_back', aboutId: loan } }),
  freezeCard: ({ card }) => ({ params: { id: card } }),
  unfreezeCard: ({ card }) => ({ params: { id: card }, body: {} }),
  deleteCard: ({ card }) => ({ params: { id: card } }),
  getStatement: ({ account }) => ({ params: { account, month: hers.month } }),
  mailStatement: ({ account }) => ({ body: { account, month: hers.month } }),
  exportEntries: ({ account }) => ({ params: { number: account } }),
  readNotices: ({ notice }) => ({ body: { newest: notice } }),
  getConversation: ({ conversation }) => ({ params: { id: conversation } }),
  getFile: ({ file }) => ({ params: { id: file } }),
  getFilePages: ({ file }) => ({ params: { id: file } }),
  getFilePage: ({ file }) => ({ params: { id: file, page: '1' } }),
};

/** Calls that name something, but nothing of a person's that another could reach. */
const exceptions: Record<string, string> = {
  getSignedFile:
    'opens by its signature, for whoever holds the address: tests/contract/check-deposits.test.ts',
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
    const names = naming[name];
    expect(names, `say in \`naming\` of this file how ${name} names what a person has`).toBeTypeOf(
      'function',
    );
    if (!names) return;
    const { bruno, carla } = testBank.cast;
    const before = await written(route);
    for (const { token } of route.who === 'active-customer' ? [bruno] : [bruno, carla]) {
      const theirs = await ask(route, token, names(hers));
      expect(theirs).toEqual(await ask(route, token, names(nobodysObjects)));
      expect([200, 404, 422]).toContain(theirs.status);
    }
    expect(await written(route)).toEqual(before);
  });
});

test('every call that is named here is one that names something', () => {
  // An entry that is never read looks like a proof, and is none.
  const names = new Set(own.map(({ name }) => name));
  const unread = Object.keys({ ...naming, ...exceptions }).filter((name) => !names.has(name));
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
