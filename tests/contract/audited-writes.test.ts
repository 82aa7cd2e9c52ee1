import { beforeAll, describe, expect, test } from 'vitest';
import { api, type RouteName } from '../../contract/api.ts';
import { auditActions } from '../../contract/audit-actions.ts';
import { refusals } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import { type AnswerCode, answerMessage } from '../../contract/said.ts';
import { accessActs } from '../support/audited-access.ts';
import { linesOf, type Act, type Given } from '../support/audited-act.ts';
import { deskActs } from '../support/audited-desk.ts';
import { jobActs, operatorActs } from '../support/audited-jobs.ts';
import { lookActs } from '../support/audited-looks.ts';
import { moneyActs } from '../support/audited-money.ts';
import { officeActs } from '../support/audited-office.ts';
import { recoveryActs } from '../support/audited-recovery.ts';
import { serviceActs } from '../support/audited-services.ts';
import { setPolicy } from '../support/set-policy.ts';
import { largestAmount } from '../support/given-alone.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { describeOnPostgres } from '../support/test-database.ts';

/*
 * What is done leaves its lines in the trail: of every call that writes, of every job and of what
 * an operator does on the server. The tables of tests/support/audited-*.ts say which, and a call, a
 * job or an action that stands in none of them fails here.
 */

const desk = useSharedDesk();
const acts: Partial<Record<RouteName, Act | Act[]>> = {
  ...accessActs(desk),
  ...recoveryActs(desk),
  ...moneyActs(desk),
  ...serviceActs(desk),
  ...deskActs(desk),
  ...officeActs(desk),
};
const rowsOf = (table: typeof acts) =>
  Object.entries(table).flatMap(([name, some]) =>
    [some].flat().map((act) => ({
      name: name as RouteName,
      call: act.when ? `${name} ${act.when}` : name,
      all: act.leaves.join(', ') || 'no line',
      ...act,
    })),
  );
const writes = rowsOf(acts);
const looks = rowsOf(lookActs(desk));

beforeAll(async () => {
  const { db, clock } = desk.bank().bank;
  // What the bank does by itself leaves lines, too.
  await desk.bank().stopJobs();
  const since = clock.businessNow().subtract({ hours: 1 });
  await setPolicy(db, 'review', { aboveMinor: 2_000_000 }, since);
  await setPolicy(
    db,
    'twoPeople',
    { aboveMinor: 1_000_000, perDayMinor: largestAmount, terms: 'one' },
    since,
  );
});

const pathOf = ({ path }: Route, { params = {}, query = '' }: Given) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name) + query;

/** Words are those of the answer's code and params, to the letter. */
function expectSaid(body: unknown): void {
  const { code, params, message } = (body ?? {}) as Record<string, unknown>;
  if (message === undefined || String(code) in refusals) return;
  expect(answerMessage(code as AnswerCode, params)).toBe(message);
}

/** Whom the lines of an act have to name. */
function actorOf({ who }: Route, { who: sender, by = '' }: Given): unknown {
  if (by !== '') return typeof by === 'string' ? by : expect.stringMatching(by);
  return (
    sender &&
    `${who === 'admin' || sender.id === desk.staff().id ? 'admin' : 'customer'}:${sender.id}`
  );
}

// The books are spoilt for one of them, as the owner of the database.
describeOnPostgres('every call that writes', () => {
  test.each([...writes, ...looks])(
    '$call leaves $all',
    async ({ name, leaves, refused, given: make }) => {
      const route: Route = api[name];
      const given = await make();
      const { who, body, form, headers } = given;
      const sent = {
        ...(who && { token: who.token }),
        ...(body !== undefined && { body }),
        ...(form && { form }),
        ...(headers && { headers }),
      };
      const { answer, lines } = await linesOf(desk.bank().bank.db, () =>
        desk.bank().call(route.method, pathOf(route, given), sent),
      );
      expect(refused === undefined ? answer.status < 300 || answer.body : answer.body.code).toBe(
        refused ?? true,
      );
      expectSaid(answer.body);
      expect(lines.map(({ action }) => action)).toEqual(leaves.toSorted());
      for (const line of lines) expect(line).toEqual({ ...line, actor: actorOf(route, given) });
      // One request: its lines are found together.
      expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(Math.min(1, lines.length));
    },
  );

  test('stands in the table', () => {
    const ofContract = Object.entries<Route>(api).flatMap(([name, { method }]) =>
      method === 'GET' ? [] : [name],
    );
    expect(
      Object.keys(acts).toSorted(),
      'each call that writes has its lines in one of tests/support/audited-*.ts',
    ).toEqual(ofContract.toSorted());
  });
});

describe('every action of the trail', () => {
  test('is left by a call, a job or an operator of these tables, or is the look of a call', () => {
    const ofLooks = Object.values<Route>(api).flatMap(({ look }) =>
      look === undefined || 'namesNoCustomer' in look ? [] : [look[0]],
    );
    const ofTables = [...writes, ...looks, ...jobActs(desk.bank), ...operatorActs].flatMap(
      ({ leaves }) => leaves,
    );
    expect(
      [...new Set([...ofLooks, ...ofTables])].toSorted(),
      'each action of contract/audit-actions.ts is left by a row of tests/support/audited-*.ts',
    ).toEqual(auditActions.toSorted());
  });
});
