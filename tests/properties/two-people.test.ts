import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import {
  rightNames,
  staffRoleNames,
  type Right,
  type StaffRole,
} from '../../contract/values/rights.ts';
import type { Database } from '../../server/db/database.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import type { JournalKind } from '../../server/ledger/plan.ts';
import { openPeople, staffFunding, transferPlan } from '../support/ledger-people.ts';
import { addStaffUser, giveRole } from '../support/staff-rows.ts';
import { describeOnBothEngines } from '../support/test-database.ts';

/*
 * The rule of two people, over drawn histories of invitations, approvals, roles and departures:
 * people whose invitations lead back to one person agree to nothing of each other for 24 hours.
 */

/** An event among people of the bank: a number means the person who has that place then. */
type Event = { hours: number } & (
  | { does: 'add' }
  | { does: 'invite'; by: number; approvedBy: number | null }
  | { does: 'give a role'; by: number; to: number }
  | { does: 'agree to a role'; by: number; proposedBy: number; to: number }
  | { does: 'end the access'; by: number; of: number }
);

const somebody = fc.nat({ max: 20 });
/** The hours between the last event and this one. */
const hours = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 }));
const history = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('add' as const), hours }),
    fc.record({
      does: fc.constant('invite' as const),
      by: somebody,
      approvedBy: fc.option(somebody),
      hours,
    }),
    fc.record({ does: fc.constant('give a role' as const), by: somebody, to: somebody, hours }),
    fc.record({
      does: fc.constant('agree to a role' as const),
      by: somebody,
      proposedBy: somebody,
      to: somebody,
      hours,
    }),
    fc.record({ does: fc.constant('end the access' as const), by: somebody, of: somebody, hours }),
  ),
  { minLength: 1, maxLength: 8 },
) satisfies fc.Arbitrary<Event[]>;

const aDay = 24;
/** Hours ago, never so near to a day that a slow test would decide. */
const someHoursAgo = fc.oneof(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 25, max: 60 }));
const someRole = fc.constantFrom(...staffRoleNames);
/** The staff of a bank: since when each has had a role, and since when another one or none. */
const staffOfABank = fc.array(
  fc.record({
    first: someRole,
    next: fc.option(fc.record({ role: fc.option(someRole), ago: someHoursAgo })),
  }),
  { minLength: 1, maxLength: 5 },
);
/** Changes of what the roles may do, and since when each counts. */
const changesOfRoles = fc.array(
  fc.record({
    ago: fc.oneof(someHoursAgo, fc.constant(-5)),
    roles: fc.record(
      Object.fromEntries(staffRoleNames.map((name) => [name, fc.subarray([...rightNames])])) as {
        [Role in StaffRole]: fc.Arbitrary<Right[]>;
      },
    ),
  }),
  { maxLength: 3 },
);
/** The rights by which a colleague is the other half of a posting. */
const otherHalf = {
  funding: ['approve-credits'],
  correction: ['decide-requests'],
  return: ['decide-requests'],
  check_deposit: ['handle-money'],
  loan_disbursement: ['decide-requests', 'handle-money'],
} as const satisfies Partial<Record<JournalKind, readonly Right[]>>;

/** Values that counted at some time of the last day, of those that each began some hours ago. */
const ofTheLastDay = <Value>(values: readonly { ago: number; value: Value }[]): Value[] => {
  const begun = values.filter((one) => one.ago >= 0).toSorted((a, b) => b.ago - a.ago);
  const before = begun.findLast((one) => one.ago > aDay);
  return [...(before ? [before] : []), ...begun.filter((one) => one.ago < aDay)].map(
    ({ value }) => value,
  );
};

/** A person whom another brought in, this many hours ago. */
interface Step {
  who: string;
  by: string;
  ago: number;
}

describeOnBothEngines('two people of the staff', (open) => {
  let db: Database;
  let account: string;
  beforeAll(async () => {
    db = await open({ as: 'tool', fsync: false });
    const [payee] = await openPeople(db, [0n]);
    account = payee?.accountId ?? '';
  });

  const addUser = () => addStaffUser(db);
  const give = (who: string, { by, ago }: { by: string; ago: number }, role: StaffRole | null) =>
    giveRole(db, who, { role, by, hoursAgo: ago });

  /** Writes the rows that the bank writes. @returns the people who are there in the end. */
  async function live(events: readonly Event[]): Promise<{ present: string[]; steps: Step[] }> {
    const [first, second] = [await addUser(), await addUser()];
    for (const id of [first, second])
      await give(id, { by: 'system:operator', ago: 100 }, 'manager');
    const people = [first, second];
    const left = new Set<string>();
    const steps: Step[] = [];
    const at = (place: number) => people[place % people.length] as string;
    let ago = events.reduce((sum, event) => sum + event.hours, 0);
    for (const event of events) {
      ago -= event.hours;
      switch (event.does) {
        case 'add': {
          const id = await addUser();
          await give(id, { by: 'system:operator', ago }, 'approver');
          people.push(id);
          break;
        }
        case 'invite': {
          const [id, by] = [await addUser(), at(event.by)];
          const other = event.approvedBy === null ? null : at(event.approvedBy);
          const approver = other === by ? null : other;
          await db.query(
            `INSERT INTO staff_invitation (id, email, role, invited_by, invited_at, expires_at,
              approved_at, approved_by, ended_at, accepted_by)
              SELECT $1, $2, 'approver', $3, at, at, at, $4, at, $5
                FROM (SELECT now() - make_interval(hours => $6) AS at) AS moment`,
            [randomUUID(), id, by, approver, id, ago],
          );
          await give(id, { by: `admin:${id}`, ago }, 'approver');
          steps.push({ who: id, by, ago });
          if (approver) steps.push({ who: id, by: approver, ago });
          people.push(id);
          break;
        }
        case 'give a role': {
          const [who, by] = [at(event.to), at(event.by)];
          if (who === by) break;
          await give(who, { by: `admin:${by}`, ago }, 'approver');
          steps.push({ who, by, ago });
          break;
        }
        case 'agree to a role': {
          const [who, by, proposedBy] = [at(event.to), at(event.by), at(event.proposedBy)];
          if (who === by || by === proposedBy) break;
          await give(who, { by: `admin:${by}`, ago }, 'approver');
          await db.query(
            `INSERT INTO staff_role_proposal (id, user_id, role, reason, proposed_by, proposed_at,
              decision, decided_by, decided_at)
              SELECT $1, $2, 'approver', 'Drawn', $3, at, 'approved', $4, at
                FROM (SELECT now() - make_interval(hours => $5) AS at) AS moment`,
            [randomUUID(), who, proposedBy, by, ago],
          );
          steps.push({ who, by, ago }, { who, by: proposedBy, ago });
          break;
        }
        case 'end the access': {
          const [who, by] = [at(event.of), at(event.by)];
          if (who === by) break;
          await give(who, { by: `admin:${by}`, ago }, null);
          left.add(who);
        }
      }
    }
    return { present: people.filter((id) => !left.has(id)), steps };
  }

  /** The people to whom a way into the bank leads back within a day, found without the database. */
  function rootsOf(who: string, steps: readonly Step[], known = new Set<string>()): Set<string> {
    if (known.has(who)) return known;
    known.add(who);
    for (const step of steps) if (step.who === who && step.ago < 24) rootsOf(step.by, steps, known);
    return known;
  }

  test('are two unless both lead back to one person within a day: no such set approves a credit [S-33]', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (events) => {
        const { present, steps } = await live(events);
        const pairs = present.flatMap((one) =>
          present.filter((other) => other !== one).map((other) => [one, other] as const),
        );
        const plans = pairs.map(([first, second]) =>
          transferPlan(staffFunding, account, 1n, {
            stamp: { actor: `admin:${second}`, channel: 'staff', kind: 'funding' },
            giver: { way: 'two', firstPerson: first },
          }),
        );
        const outcomes = await db.tx((tx) => postWithin(tx, plans));
        const expected = pairs.map(([first, second]) =>
          rootsOf(first, steps).isDisjointFrom(rootsOf(second, steps)) ? 'posted' : 'NOT_YET_TWO',
        );
        expect(
          outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind)),
        ).toEqual(expected);
      }),
      { numRuns: 80, seed: 2_811 },
    );
  });

  test('are needed of whoever posts where another could be the other half, in the last day too [S-33]', async () => {
    await fc.assert(
      fc.asyncProperty(staffOfABank, changesOfRoles, async (staff, changes) => {
        await db.query('DELETE FROM staff_role');
        await db.query('DELETE FROM policy');
        const people: { id: string; held: (StaffRole | null)[] }[] = [];
        for (const { first, next } of staff) {
          const id = await addUser();
          await giveRole(db, id, { role: first, hoursAgo: 100 });
          if (next) await giveRole(db, id, { role: next.role, hoursAgo: next.ago });
          const held = [{ ago: 100, value: first as StaffRole | null }];
          if (next) held.push({ ago: next.ago, value: next.role });
          people.push({ id, held: ofTheLastDay(held) });
        }
        for (const [index, { ago, roles }] of changes.entries())
          await db.query(
            `INSERT INTO policy (name, version, effective_from, value, set_by, reason, set_at)
              VALUES ('roles', $1, now() - make_interval(hours => $2), $3, 'system:test', 'Drawn',
                now())`,
            [index + 1, ago, JSON.stringify(roles)],
          );
        const rules = ofTheLastDay([
          { ago: 1_000, value: shippedPolicies.roles },
          ...changes.map(({ ago, roles }) => ({ ago, value: roles })),
        ]);
        const cases = people.flatMap(({ id }) =>
          Object.entries(otherHalf).map(([kind, rights]) => ({
            plan: transferPlan(staffFunding, account, 1n, {
              stamp: { actor: `admin:${id}`, channel: 'staff', kind: kind as JournalKind },
              giver: { way: 'unruled' },
            }),
            hasOther: people.some(
              (other) =>
                other.id !== id &&
                other.held.some(
                  (name) =>
                    name !== null &&
                    rules.some((roles) => rights.some((right) => roles[name].includes(right))),
                ),
            ),
          })),
        );
        const outcomes = await db.tx((tx) =>
          postWithin(
            tx,
            cases.map(({ plan }) => plan),
          ),
        );
        expect(
          outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind)),
        ).toEqual(cases.map(({ hasOther }) => (hasOther ? 'GIVEN_AT_ONCE' : 'posted')));
      }),
      { numRuns: 60, seed: 2_911 },
    );
  });
});
