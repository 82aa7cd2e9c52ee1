import { beforeAll, describe, expect, test } from 'vitest';
import { api, type RouteName } from '../../contract/api.ts';
import { auditActions } from '../../contract/calls/audit-actions.ts';
import { refusals } from '../../contract/calls/errors.ts';
import { type Route, wantsFreshProof } from '../../contract/calls/route.ts';
import { type AnswerCode, answerMessage } from '../../contract/calls/said.ts';
import { linesOf, type Given } from '../support/audited-act.ts';
import { jobActs, operatorActs } from '../support/audited-jobs.ts';
import { lookActs } from '../support/audited-looks.ts';
import { everyAct, prepareForActs, rowsOf, send } from '../support/every-act.ts';
import { releases, staffCredits } from '../support/staff-credits.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { describeOnPostgres } from '../support/test-database.ts';

/*
 * Every call that writes, every job and every act of an operator on the server leaves its lines in
 * the trail. The tables of tests/support/audited-*.ts say which, and a call, a job or an action
 * that is in none of them fails here. A customer's call needs a row only where the example of its
 * route is not enough.
 */

const desk = useSharedDesk();
const acts = everyAct(desk);
const writes = rowsOf(acts);
/** Calls of staff whose posting has credited a customer, and those that gave or lifted anything. */
const credited = new Set<string>();
const moving = new Set<string>();

/** The counts of what staff credited and gave, and of the protections in force. */
interface Reach {
  credits: bigint;
  given: bigint;
  protecting: bigint;
}

async function readReach(): Promise<Reach> {
  const { rows } = await desk.bank().bank.db.query<Reach>(
    `SELECT (SELECT count(*) FROM journal j CROSS JOIN unnest(j.accounts, j.seqs) AS leg (account, seq)
        JOIN account a ON a.id = leg.account AND a.owner_id IS NOT NULL
        JOIN entry e ON e.account_id = leg.account AND e.seq = leg.seq AND e.amount > 0
          WHERE j.actor LIKE 'admin:%') AS credits,
      (SELECT count(*) FROM journal WHERE actor LIKE 'admin:%')
        + (SELECT count(*) FROM loan WHERE state NOT IN ('submitted', 'in_review', 'declined'))
        + (SELECT count(*) FROM identity_case WHERE state = 'accepted')
        + (SELECT count(*) FROM check_deposit WHERE decided_at IS NOT NULL)
        + (SELECT count(*) FROM staff_role) + (SELECT count(*) FROM staff_invitation)
        + (SELECT count(*) FROM staff_invitation WHERE approved_at IS NOT NULL)
        + (SELECT count(*) FROM policy) + (SELECT count(*) FROM reference_rate)
        + (SELECT count(*) FROM users WHERE own_customer IS NOT NULL)
        + (SELECT count(*) FROM day_reopening WHERE decision = 'approved')
        + (SELECT count(*) FROM closed_period)
        + (SELECT count(*) FROM period_reopening WHERE decision = 'approved') AS given,
      (SELECT count(*) FROM owner WHERE suspended) + (SELECT count(*) FROM owner WHERE frozen)
        + (SELECT count(*) FROM money_stop WHERE lifted_at IS NULL)
        + (SELECT count(*) FROM authenticator_app) + (SELECT count(*) FROM passkey)
        + (SELECT count(*) FROM transfer WHERE status = 'in_review')
        + (SELECT count(*) FROM users WHERE own_customer IS NOT NULL) AS protecting`,
  );
  return rows[0] as Reach;
}

/** Notes what a call of staff reached beyond its lines of the trail. */
async function noteReach(name: RouteName, before: Reach): Promise<void> {
  const after = await readReach();
  if (after.credits > before.credits) credited.add(name);
  if (after.given > before.given || after.protecting < before.protecting) moving.add(name);
}

const looks = rowsOf(lookActs(desk));

beforeAll(() => prepareForActs(desk));

/** Words are those of the answer's code and params, to the letter. */
function expectSaid(body: unknown): void {
  const { code, params, message } = (body ?? {}) as Record<string, unknown>;
  if (message === undefined || String(code) in refusals) return;
  expect(answerMessage(code as AnswerCode, params)).toBe(message);
}

/** The actor whom the lines of an act have to name. */
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
    '$call leaves $all [S-58]',
    async ({ name, leaves, refused, given: make }) => {
      const route: Route = api[name];
      const given = await make();
      const before = await readReach();
      const { answer, lines } = await linesOf(desk.bank().bank.db, () => send(desk, route, given));
      expect(
        refused === undefined ? answer.status < 300 || answer.body : answer.body.code,
        `say in \`plainAct\` of every-act.ts or a row of audited-*.ts what ${name} is used on`,
      ).toBe(refused ?? true);
      if (route.who === 'admin') await noteReach(name, before);
      expectSaid(answer.body);
      expect(lines.map(({ action }) => action)).toEqual(leaves.toSorted());
      for (const line of lines) expect(line).toEqual({ ...line, actor: actorOf(route, given) });
      // One request: its lines are found together.
      expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(Math.min(1, lines.length));
    },
  );

  test('of staff that has credited a customer is tried above the two-person size [S-33]', () => {
    const tried = [...Object.keys(staffCredits(desk, desk.staff)), ...releases];
    expect([...credited].toSorted(), 'a new one stands in tests/support/staff-credits.ts').toEqual(
      tried.toSorted(),
    );
  });

  test('of staff that gave something or lifted a protection wants a fresh proof', () => {
    expect(moving.size).toBeGreaterThan(20);
    expect([...moving].filter((name) => !wantsFreshProof(api[name as RouteName]))).toEqual([]);
  });

  test('stands in the table [S-58]', () => {
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
  test('is left by a call, a job or an operator of these tables, or is the look of a call [S-58]', () => {
    const ofLooks = Object.values<Route>(api).flatMap(({ look }) =>
      look === undefined || 'namesNoCustomer' in look ? [] : [look[0]],
    );
    const ofTables = [...writes, ...looks, ...jobActs(desk.bank), ...operatorActs].flatMap(
      ({ leaves }) => leaves,
    );
    expect(
      [...new Set([...ofLooks, ...ofTables])].toSorted(),
      'each action of contract/calls/audit-actions.ts is left by a row of tests/support/audited-*.ts',
    ).toEqual(auditActions.toSorted());
  });
});
