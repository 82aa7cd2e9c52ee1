import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { api } from '../../contract/api.ts';
import { allows, type Route } from '../../contract/calls/route.ts';
import type { StaffRole } from '../../contract/values/rights.ts';
import { insertStaffRole } from '../../server/people/users/staff-roles-store.ts';
import { betweenGuardAndDeed } from '../support/after-the-guard.ts';
import { said } from '../support/answers.ts';
import { contentOf } from '../support/content-of.ts';
import { lookActs } from '../support/audited-looks.ts';
import { everyAct, prepareForActs, rowsOf, send } from '../support/every-act.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import type { TestBank } from '../support/test-bank.ts';

/*
 * No write by an authority that has ended: of every call of contract/api.ts that writes, and of
 * every look of staff, its sender loses what lets them in after the guard has read it and before
 * anything is done. Nothing is written, and the answer is the one that they would get now.
 */

type Db = TestBank['bank']['db'];

interface End {
  /** The end of the sender's right, in the words of the test's name. */
  how: string;
  ends: (route: Route) => boolean;
  answer: [number, string];
  begin: (db: Db, id: string) => Promise<unknown>;
  /** The sender of one act is the sender of the next one. */
  undo: (db: Db, id: string) => Promise<unknown>;
}

const giveRole = (role: StaffRole) => (db: Db, userId: string) =>
  db.tx((tx) =>
    insertStaffRole(tx, {
      userId,
      role,
      setBy: 'system:test',
      setAt: Temporal.Now.instant(),
      reason: 'A test',
    }),
  );
const run = (sql: string) => (db: Db, id: string) => db.query(sql, [id]);

const sessionIsOver: End = {
  how: 'whose session is over',
  ends: () => true,
  answer: [401, 'NOT_SIGNED_IN'],
  begin: run('UPDATE users SET auth_epoch = auth_epoch + 1 WHERE id = $1'),
  undo: run('UPDATE users SET auth_epoch = auth_epoch - 1 WHERE id = $1'),
};
const ends: End[] = [
  sessionIsOver,
  {
    how: 'whose role lost the right',
    ends: ({ who, right }) => who === 'admin' && !allows(shippedPolicies.roles.viewer, right),
    answer: [403, 'RIGHT_MISSING'],
    begin: giveRole('viewer'),
    undo: giveRole('manager'),
  },
  {
    how: 'who is suspended',
    ends: ({ who }) => who === 'active-customer',
    answer: [403, 'ACCOUNT_SUSPENDED'],
    begin: run('UPDATE owner SET suspended = true WHERE id = $1'),
    undo: run('UPDATE owner SET suspended = false WHERE id = $1'),
  },
  {
    how: 'who said that this was not them',
    ends: ({ who, evenFrozen }) => who === 'active-customer' && evenFrozen === undefined,
    answer: [403, 'ACCOUNT_FROZEN'],
    begin: run('UPDATE users SET frozen_at = now() WHERE id = $1'),
    undo: run('UPDATE users SET frozen_at = NULL WHERE id = $1'),
  },
];

const desk = useSharedDesk();
let meanwhile: ReturnType<typeof betweenGuardAndDeed>;
beforeAll(async () => {
  await prepareForActs(desk);
  meanwhile = betweenGuardAndDeed(desk.bank().servers());
});

const acts = rowsOf({ ...everyAct(desk), ...lookActs(desk) }).filter(
  ({ name }) => (api[name] as Route).who !== 'anyone',
);

describe.each(ends)('nothing is written for somebody $how: [T-07 V8.3.2]', (end) => {
  test.each(acts.filter(({ name }) => end.ends(api[name])))(
    '$call',
    async ({ name, given, leaves, refused }) => {
      const { db } = desk.bank().bank;
      const sent = await given();
      const { id } = sent.who as { id: string };
      let before: Awaited<ReturnType<typeof contentOf>> = {};
      meanwhile(async () => {
        await end.begin(db, id);
        before = await contentOf(db);
      });
      try {
        const answer = await send(desk, api[name], sent);
        expect(await contentOf(db)).toEqual(before);
        // A call that writes nothing may be answered all the same.
        if (leaves.length > 0) expect(said(answer)).toEqual(end.answer);
      } finally {
        await end.undo(db, id);
      }
      // With what was taken away it is done: nothing else stood in its way.
      const { status, body } = await send(desk, api[name], sent);
      expect(status < 300 ? undefined : body.code).toBe(refused);
    },
  );
});
