import { symbols } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import {
  castPassword,
  localTransferBody,
  registerCustomer,
  type Customer,
} from '../../fixtures/people.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { environmentNames } from '../support/test-environment.ts';

/*
 * The bank writes each event once: an act or a look as a line of the audit trail, in the act's
 * transaction; a refusal or a delay as the request's line in the log. Both carry the request's id.
 */

interface LogLine {
  msg: string;
  requestId: string;
  method: string;
  route: string;
  status: number;
  refusal?: string;
  actor: string;
  address: string;
}

interface TrailLine {
  action: string;
  actor: string;
  subject: string;
  requestId: string;
  address: string;
}

let testBank: TestBank;
let logged: LogLine[] = [];
let somebody: Customer;

const unknownId = '00000000-0000-4000-8000-000000000000';
const routes = Object.entries<Route>(api);

const requestLines = () => logged.filter(({ msg }) => msg === 'request');

/** The lines that the trail has gained while something was done. */
async function trailOf<Answer>(
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; trail: TrailLine[] }> {
  const { db } = testBank.bank;
  const { rows: before } = await db.query<{ id: string }>('SELECT id FROM audit_event');
  logged = [];
  const answer = await act();
  // The line is written when the last byte has gone, which may be after the answer was read.
  await vi.waitFor(() => expect(requestLines().length).toBeGreaterThan(0));
  const { rows } = await db.query<TrailLine>(
    `SELECT action, actor, subject, request_id AS "requestId", address FROM audit_event
      WHERE NOT (id = ANY ($1::uuid[]))`,
    [before.map(({ id }) => id)],
  );
  return { answer, trail: rows };
}

beforeAll(async () => {
  // Its lines are read out of one process.
  testBank = await openTestBank(undefined, { [environmentNames.servers]: '1' });
  somebody = await registerCustomer(testBank.call, 'some.body', castPassword);
  testBank.bank.log.level = 'info';
});
afterAll(() => testBank.close());
beforeEach(() => {
  const { [symbols.streamSym]: stream } = testBank.bank.log as unknown as Record<
    symbol,
    { write(line: string): void }
  >;
  vi.spyOn(stream as { write(line: string): void }, 'write').mockImplementation(
    (line) => void logged.push(JSON.parse(line)),
  );
});

const send = ({ method, path, body, params: _ }: Route, token: string | undefined) =>
  testBank.call(method, path.replaceAll(/\{\w+\}/g, unknownId), {
    ...(token === undefined ? {} : { token }),
    ...(body ? { body: {} } : {}),
  });

describe('every refusal is one line of the log with its code, and none of the trail', () => {
  const closed = routes.filter(([, { who }]) => who !== 'anyone');
  test.each(closed)('%s without a session [S-58]', async (_, route) => {
    const { answer, trail } = await trailOf(() => send(route, undefined));
    expect(trail).toEqual([]);
    expect(requestLines()).toMatchObject([
      {
        requestId: answer.body.requestId,
        method: route.method,
        status: 401,
        refusal: 'NOT_SIGNED_IN',
        actor: 'anonymous',
        address: '127.0.0.1',
      },
    ]);
  });

  const ofStaff = routes.filter(([, { who }]) => who === 'admin');
  test.each(ofStaff)('%s asked by a customer [S-58]', async (_, route) => {
    const { answer, trail } = await trailOf(() => send(route, somebody.token));
    expect(trail).toEqual([]);
    expect(requestLines()).toMatchObject([
      { requestId: answer.body.requestId, status: 403, refusal: 'FORBIDDEN' },
    ]);
  });
});

describe('a look of the staff', () => {
  const looksAtOne = routes.filter(
    ([, { who, method, path }]) => who === 'admin' && method === 'GET' && path.includes('{id}'),
  );
  test.each(looksAtOne)('%s of what is not there leaves none [S-58]', async (_, route) => {
    const { answer, trail } = await trailOf(() => send(route, testBank.cast.admin.token));
    expect([answer.status, trail]).toEqual([404, []]);
    expect(requestLines()).toMatchObject([
      { requestId: answer.body.requestId, refusal: answer.body.code },
    ]);
  });
});

describe('every sign-in and every limit that is met is one line', () => {
  const logIn = (password: string, headers: Record<string, string> = {}) =>
    testBank.call('POST', '/api/users/login', {
      body: { username: somebody.username, email: somebody.username, password },
      headers,
    });

  test('a sign-in, and the end of one [S-58]', async () => {
    const { answer, trail } = await trailOf(() => logIn(castPassword));
    expect(trail).toMatchObject([
      {
        action: 'user.signed_in',
        subject: `user:${somebody.id}`,
        requestId: requestLines()[0]?.requestId,
      },
    ]);
    const { trail: after } = await trailOf(() =>
      testBank.call('POST', '/api/users/logout', { token: answer.body.token }),
    );
    expect(after).toMatchObject([{ action: 'user.signed_out', actor: `customer:${somebody.id}` }]);
  });

  test('wrong passwords, and the limit they run into [S-58]', async () => {
    for (;;) {
      const { answer, trail } = await trailOf(() => logIn('wrong-password'));
      expect(requestLines()).toMatchObject([
        { requestId: answer.body.requestId, status: answer.status, refusal: answer.body.code },
      ]);
      if (answer.status === 429) {
        expect([answer.body.code, trail]).toEqual(['TOO_MANY_TRIES', []]);
        return;
      }
      expect(trail).toMatchObject([
        { action: 'user.sign_in_failed', requestId: answer.body.requestId },
      ]);
    }
  });
});

// audited-writes.test.ts has the lines that every other call that writes leaves.
describe('a payment is one line of the trail, and a refused one is one line of the log', () => {
  const funding = {
    accountName: 'Savings Account',
    amount: 5,
    senderAccount: '770241006',
    recipientBank: 'Larkmoor Bank',
    reference: 'Gift',
    transferDate: '2026-08-01T10:00',
  };

  test('a payment, a refused payment, and a credit [S-58]', async () => {
    const { alice, bruno, admin } = testBank.cast;
    const pay = (amount: number) => () =>
      testBank.call('POST', '/api/transfers/local', {
        token: alice.token,
        body: localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, amount),
      });
    const paid = await trailOf(pay(5));
    expect(paid.trail).toMatchObject([
      {
        action: 'transfer.created',
        actor: `customer:${alice.id}`,
        requestId: requestLines()[0]?.requestId,
      },
    ]);
    const refused = await trailOf(pay(2_400_000));
    expect([refused.answer.status >= 400, refused.trail]).toEqual([true, []]);
    expect(requestLines()).toMatchObject([
      {
        requestId: refused.answer.body.requestId,
        refusal: refused.answer.body.code,
        actor: `customer:${alice.id}`,
      },
    ]);
    const credited = await trailOf(() =>
      testBank.call('PUT', `/api/admin/users/${bruno.id}/accounts/fund`, {
        token: admin.token,
        body: funding,
      }),
    );
    expect(credited.trail).toMatchObject([
      {
        action: 'transfer.funded',
        subject: `user:${bruno.id}`,
        requestId: requestLines()[0]?.requestId,
      },
    ]);
  });
});
