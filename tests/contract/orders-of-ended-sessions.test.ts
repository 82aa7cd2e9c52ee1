import { describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { deleteSessionsOf } from '../../server/people/users/sessions-store.ts';
import { lockUser } from '../../server/people/users/users-store.ts';
import { useDelayedPayments, type Who } from '../support/delayed-payments.ts';
import { newPassword, resetByMail } from '../support/mailed-reset.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { untilSomebodyWaits } from '../support/until-somebody-waits.ts';

const { bank, ask, mailsTo, owner, weekly, sentBy, onNewDevice, pay, payLocally, staff } =
  useDelayedPayments();

/** The calls by which a customer or the staff end the session of another device. */
const ends: Record<string, (who: Customer) => Promise<unknown>> = {
  'a new password': (who) =>
    ask(who, 'POST', '/api/users/password', {
      currentPassword: who.password,
      newPassword,
    }),
  'a new password by mail': (who) => resetByMail({ call: bank().call, mailsTo }, who),
  'logging out all others': (who) => ask(who, 'POST', '/api/users/logout-others'),
  'logging out that device': async (who) => {
    const { sessions } = (await ask(who, 'GET', '/api/users/sessions')).body;
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    return await ask(who, 'DELETE', `/api/users/sessions/${other._id}`);
  },
  'the staff': (who) => ask(staff(), 'DELETE', `/api/admin/users/${who.id}/sessions`),
};

describe('a delayed payment of a session that is ended from elsewhere is canceled and told', () => {
  test.each(Object.entries(ends))('by %s', async (_by, end) => {
    const who = await owner();
    const thief = await onNewDevice(who);
    const { transfer } = (await payLocally(thief, who, 900)).body;
    await pay(thief, 'transfers/payBill', weekly(who, 900));
    expectStatus((await end(who)) as Answer, 200);
    const mails = await mailsTo(who);
    expect(mails.filter((mail) => mail.includes('A waiting payment was canceled'))).toHaveLength(2);
    await bank().advance('PT800H');
    expect(await sentBy(who)).toBe(0n);
    const { rows } = await bank().bank.db.query(
      `SELECT status FROM transfer WHERE id = $1 UNION ALL
        SELECT status FROM bill_schedule WHERE owner_id = $2`,
      [transfer._id, who.id],
    );
    expect(rows).toEqual([{ status: 'cancelled' }, { status: 'stopped' }]);
  });

  test('although its device has logged out by itself before', async () => {
    const who = await owner();
    const thief = await onNewDevice(who);
    await payLocally(thief, who, 900);
    expectStatus(await ask(thief, 'POST', '/api/users/logout'), 204);
    expectStatus((await ends['a new password']?.(who)) as Answer, 200);
    await bank().advance('PT25H');
    expect(await sentBy(who)).toBe(0n);
  });

  test('and is not paid where it is due before it is canceled', async () => {
    const who = await owner();
    await payLocally(await onNewDevice(who), who, 900);
    await bank().bank.clock.advance(25 * 3600);
    expectStatus(await ask(who, 'POST', '/api/users/logout-others'), 200);
    await bank().worker.runOne('scheduled-payments');
    expect(await sentBy(who)).toBe(0n);
    await bank().worker.runAll();
    expect(await sentBy(who)).toBe(0n);
  });

  test('but one of the session that goes on leaves, and so does one of who just logs out', async () => {
    const who = await owner();
    const own = await onNewDevice(who);
    await payLocally(own, who, 900);
    expectStatus(await ask(own, 'POST', '/api/users/logout-others'), 200);
    expectStatus(await ask(own, 'POST', '/api/users/logout'), 204);
    await bank().advance('PT25H');
    expect(await sentBy(who)).toBe(900_00n);
  });

  test.each([
    ['logged out by itself', (thief: Who) => ask(thief, 'POST', '/api/users/logout')],
    [
      'been left alone until that was over',
      (_thief: Who, who: Customer) =>
        bank().bank.db.query(
          `UPDATE session SET last_seen_at = last_seen_at - interval '16 minutes' WHERE id =
            (SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1)`,
          [who.id],
        ),
    ],
  ])('although its device has %s, and logged in again', async (_how, leave) => {
    const who = await owner();
    const thief = await onNewDevice(who);
    await payLocally(thief, who, 900);
    await leave(thief, who);
    await onNewDevice(who);
    expectStatus((await ends['logging out that device']?.(who)) as Answer, 200);
    await bank().advance('PT25H');
    expect(await sentBy(who)).toBe(0n);
  });

  test('but not of another session that is still open', async () => {
    const who = await owner();
    await payLocally(await onNewDevice(who), who, 900);
    await onNewDevice(who);
    const { sessions } = (await ask(who, 'GET', '/api/users/sessions')).body;
    expect(sessions).toHaveLength(3);
    const latest = sessions.find(({ current }: { current: boolean }) => !current);
    expectStatus(await ask(who, 'DELETE', `/api/users/sessions/${latest._id}`), 200);
    await bank().advance('PT25H');
    expect(await sentBy(who)).toBe(900_00n);
  });
});

// The embedded engine does one thing at a time: no call waits for a lock in it.
describeOnPostgres('a job that has begun to pay it', () => {
  test('pays it no more once the session is ended', async () => {
    const { db, clock } = bank().bank;
    const who = await owner();
    await payLocally(await onNewDevice(who), who, 900);
    await bank().stopJobs();
    await clock.advance(25 * 3600);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: holds } = Promise.withResolvers<void>();
    // “Log out of all others”, whose commit takes a moment.
    const ending = db.tx(async (tx) => {
      await lockUser(tx, who.id);
      await deleteSessionsOf(tx, who.id);
      holds();
      await held;
    });
    await isHeld;
    const paying = bank().worker.runOne('scheduled-payments');
    await untilSomebodyWaits(db);
    letGo();
    await Promise.all([ending, paying]);
    await bank().worker.runAll();
    expect(await sentBy(who)).toBe(0n);
    const { rows } = await db.query('SELECT status FROM transfer WHERE payer_id = $1', [who.id]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });
});
