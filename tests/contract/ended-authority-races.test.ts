import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectStatus, localTransferBody, type Person } from '../../fixtures/people.ts';
import { deleteSessionsOf } from '../../server/people/users/sessions-store.ts';
import { startAuthEpoch } from '../../server/people/users/users-store.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said } from '../support/answers.ts';
import { meetAtRow } from '../support/meet-at-row.ts';
import { inheritance } from '../support/open-cases.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { untilSomebodyWaits } from '../support/until-somebody-waits.ts';

const { bank, staff, rosa, ask, customer, balanceOf } = useSharedDesk();
beforeAll(() => bank().stopJobs());

const newColleague = (role?: Parameters<typeof addAnotherAdmin>[2]) =>
  addAnotherAdmin(bank(), `colleague.${randomUUID().slice(0, 8)}`, role);
const depart = (by: Person, who: Person) =>
  ask(by, 'POST', `/api/admin/colleagues/${who.id}/departure`, { reason: 'A stolen laptop' });
const demote = (by: Person, who: Person) =>
  ask(by, 'PUT', `/api/admin/colleagues/${who.id}/role`, { role: 'viewer', reason: 'A test' });

// The embedded engine does one thing at a time: there is no until then in it.
describeOnPostgres('at the same moment', () => {
  test('a departure comes after the credits under way; none comes after it [T-07 V15.4.2]', async () => {
    const { db } = bank().bank;
    const teller = await newColleague('teller');
    const who = await customer();
    const credit = () =>
      ask(teller, 'PUT', `/api/admin/users/${who.id}/accounts/fund`, inheritance(1));
    const credits = atOnce(40, credit);
    expectStatus(await depart(rosa(), teller), 200);
    const given = await balanceOf(who);
    for (const answer of await credits)
      expect([
        [200, undefined],
        [401, 'NOT_SIGNED_IN'],
      ]).toContainEqual(said(answer));
    expect(await balanceOf(who)).toBe(given);
    const { rows } = await db.query<{ late: bigint }>(
      `SELECT count(*) AS late FROM audit_event line, audit_event departure
        WHERE line.actor = $1 AND departure.action = 'colleague.left'
          AND departure.subject = $2 AND line.at > departure.at`,
      [`admin:${teller.id}`, `user:${teller.id}`],
    );
    expect(rows).toEqual([{ late: 0n }]);
  });

  test.each([
    ['end each other’s access', depart],
    ['take each other’s role', demote],
  ])('of two managers who %s one succeeds', async (_, end) => {
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const [one, other] = [await newColleague(), await newColleague()];
      const answers = await Promise.all([end(one, other), end(other, one)]);
      expect(answers.map(said)).toEqual(
        expect.arrayContaining([
          [200, undefined],
          [401, 'NOT_SIGNED_IN'],
        ]),
      );
      const { colleagues } = (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
      const managers = colleagues.filter(
        ({ _id, roles }: { _id: string; roles: { role: string }[] }) =>
          [one.id, other.id].includes(_id) && roles[0]?.role === 'manager',
      );
      expect(managers).toHaveLength(1);
    }
  });

  test('who ends an access waits for what that person is writing [V8.3.2]', async () => {
    const teller = await newColleague('teller');
    const { db } = bank().bank;
    const [writing, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const write = db.tx(async (tx) => {
      const { rows } = await tx.query<{ id: string }>('SELECT id FROM session WHERE user_id = $1', [
        teller.id,
      ]);
      await bank().bank.sessions.lock(tx, { id: rows[0]?.id ?? '' }, 'deeds');
      writing.resolve();
      await ended.promise;
    });
    await writing.promise;
    let isEnded = false;
    const departure = depart(rosa(), teller).then((answer) => {
      isEnded = true;
      return answer;
    });
    await untilSomebodyWaits(db);
    expect(isEnded).toBe(false);
    ended.resolve();
    await write;
    expectStatus(await departure, 200);
  });

  test('a payment that waits for its turn is not made once its session is over', async () => {
    const { db } = bank().bank;
    const [payer, payee] = [await customer(100), await customer()];
    const to = { name: payee.username, account: payee.checking.number };
    const [answer] = await meetAtRow(
      db,
      {
        table: 'owner',
        id: payer.id,
        async meanwhile(tx) {
          await startAuthEpoch(tx, payer.id);
          await deleteSessionsOf(tx, payer.id);
        },
      },
      1,
      () => ask(payer, 'POST', '/api/transfers/local', localTransferBody(payer, to, 5)),
    );
    expect(answer && said(answer)).toEqual([401, 'NOT_SIGNED_IN']);
    expect(await balanceOf(payee, 'Checking Account')).toBe(0);
  });

  test('who logs out waits for the payment that is being made', async () => {
    const { db } = bank().bank;
    const payer = await customer(100);
    const other = await bank().freshToken(payer);
    const [paying, paid] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const posting = db.tx(async (tx) => {
      await bank().bank.ledger.lockOwners(tx, [payer.id]);
      paying.resolve();
      await paid.promise;
    });
    await paying.promise;
    const logout = ask({ token: other }, 'POST', '/api/users/logout');
    await untilSomebodyWaits(db);
    paid.resolve();
    await posting;
    expectStatus(await logout, 204);
  });
});

describe('the last manager', () => {
  test('stays, whoever asks', async () => {
    const { colleagues } = (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
    for (const { _id, isYou } of colleagues)
      if (!isYou) expectStatus(await depart(staff(), { id: _id } as Person), 200);
    const [colleague] = [await newColleague('viewer')];
    expect(said(await depart(colleague, staff()))).toEqual([403, 'RIGHT_MISSING']);
    expect(said(await depart(staff(), staff()))).toEqual([409, 'OWN_PERSON']);
  });
});
