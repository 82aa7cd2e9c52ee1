import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '../../contract/values/calendar-day.ts';
import { closeDays } from '../../server/staff/books/close-days.job.ts';
import { bankingDayOf, endOfDay } from '../../server/base/clock.ts';
import { systemContext } from '../../server/context.ts';
import { hashOf } from '../support/ledger-people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';

// Its jobs are run by hand here, so there is one process.
const { bank, cast, pay, toBruno } = useBankPerTest({
  LOG_LEVEL: 'silent',
  BANK_TEST_SERVERS: '1',
});

const staff = (
  method: string,
  path: string,
  { token = cast().admin.token, body }: { token?: string; body?: unknown } = {},
) => bank().call(method, path, { token, ...(body === undefined ? {} : { body }) });

/** As the owner of the database, whom no right of the application binds. */
async function asOwner(sql: string): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  await owner.query(sql).finally(() => owner.close());
}

/** Proves the books. @returns how that ended, and what it found of money and of days. */
async function prove() {
  await staff('POST', '/api/admin/books/proofs');
  await bank().worker.runOne('proof-of-the-books');
  const { proofs } = (await staff('GET', '/api/admin/books/proofs')).body;
  return {
    state: proofs[0].state,
    findings: proofs[0].findings.map(({ promise }: { promise: string }) => promise),
    dayFindings: proofs[0].dayFindings.map(({ promise }: { promise: string }) => promise),
  };
}

/** Pays, lets the day pass and closes it. @returns the day. */
async function closeDayOfPayment(): Promise<string> {
  await pay(toBruno(5));
  const day = bank().bank.clock.businessDay();
  // Past the minutes that what comes late has.
  await bank().bank.clock.advance(
    Math.ceil(
      endOfDay(day).add({ minutes: 15 }).since(bank().bank.clock.businessNow()).total('seconds'),
    ),
  );
  await closeDays(systemContext(bank().bank, 'day-closing', 'test'));
  return day;
}

/** The closings of a day in the order they were made, as debits of the customers' savings. */
async function savingsDebitsOf(day: string) {
  const { rows } = await bank().bank.db.query<{ debits: bigint }>(
    `SELECT debits FROM day_closing WHERE day = $1 AND gl_code = '2120' ORDER BY generation`,
    [day],
  );
  return rows.map(({ debits }) => debits);
}

describeOnPostgres('a closed day', () => {
  test('takes no entry from a server whose clock is behind: it is booked today', async () => {
    const day = await closeDayOfPayment();
    const { rows } = await bank().bank.db.query<{ untilAt: Temporal.Instant }>(
      'SELECT until_at AS "untilAt" FROM closed_day WHERE day = $1',
      [day],
    );
    const midnight = rows[0]?.untilAt as Temporal.Instant;
    const quiet = await bank().bank.db.query<{ id: string }>(
      `SELECT a.id FROM account a WHERE a.gl_code = '2110' AND coalesce(last_booked_at < $1, true)
        AND posted > 0 ORDER BY id LIMIT 1`,
      [midnight.subtract({ minutes: 1 })],
    );
    const claimId = randomUUID();
    const outcome = await bank().bank.ledger.post({
      claimId,
      payloadHash: hashOf(claimId),
      requestId: 'late',
      preconditions: [],
      journal: {
        kind: 'closing',
        actor: 'system:ledger-test',
        channel: 'job',
        valueDate: day,
        businessDate: day,
        bookedAt: midnight.subtract({ minutes: 1 }).toString(),
        reference: 'LATE',
        memo: '',
        legs: [
          { accountId: quiet.rows[0]?.id as string, amountMinor: -1n },
          { accountId: '00002310-0000-8000-8000-000000555344', amountMinor: 1n },
        ],
      },
      activities: [],
      sideRows: [],
      answer: null,
    });
    expect(outcome.kind).toBe('posted');
    const { rows: booked } = await bank().bank.db.query<{ at: Temporal.Instant; day: string }>(
      'SELECT booked_at AS at, business_date AS day FROM journal WHERE id = $1',
      [claimId],
    );
    expect([booked[0]?.at.toString(), booked[0]?.day]).toEqual([
      midnight.toString(),
      bankingDayOf(midnight),
    ]);
    expect(await prove()).toEqual({ state: 'right', findings: [], dayFindings: [] });
    expect((await pay(toBruno(1))).status).toBe(201);
  });

  test('that is wrong alarms and stops no money; two people have it closed again', async () => {
    const day = await closeDayOfPayment();
    const other = await addAnotherAdmin(bank(), 'morgan');
    const right = await savingsDebitsOf(day);
    await asOwner(
      `UPDATE day_closing SET debits = debits + 1, closing = closing - 1 WHERE day = '${day}'
        AND gl_code = '2120'`,
    );
    expect(await prove()).toEqual({
      state: 'right',
      findings: [],
      dayFindings: ['every closed day: debits and credits = its entries'],
    });
    expect((await pay(toBruno(1))).status).toBe(201);

    const body = { fromDay: day, reason: 'Savings are a cent off.' };
    const path = '/api/admin/books/reopenings';
    expect(
      (await staff('POST', path, { body: { ...body, fromDay: addDays(day, 1) } })).body.code,
    ).toBe('DAY_NOT_CLOSED');
    const detach = `INSERT INTO detached_month (partition, from_at, until_at)
      SELECT 'a month', '-infinity', max(until_at) FROM closed_day`;
    await asOwner(detach);
    expect((await staff('POST', path, { body })).body.code).toBe('DAY_DETACHED');
    await asOwner('DELETE FROM detached_month');
    expect((await staff('POST', path, { body })).status).toBe(202);
    expect((await staff('POST', path, { body, token: other.token })).body.code).toBe(
      'REOPENING_WAITS',
    );
    const { reopening } = (await staff('GET', '/api/admin/books/proofs')).body;
    expect(reopening).toMatchObject({
      fromDay: day,
      reason: body.reason,
      proposedBy: cast().admin.username,
      isYours: true,
    });
    const one = `${path}/${reopening._id}`;
    expect((await staff('POST', `${one}/approve`)).body.code).toBe('OWN_REOPENING');
    // The database itself refuses that the admin who proposed a reopening also approves it.
    await expect(
      asOwner(
        `UPDATE day_reopening SET decision = 'approved', decided_by = proposed_by,
          decided_at = now()`,
      ),
    ).rejects.toThrow('approved_by_another');
    await asOwner(detach);
    const early = await staff('POST', `${one}/approve`, { token: other.token });
    expect(early.body.code).toBe('DAY_DETACHED');
    await asOwner('DELETE FROM detached_month');
    expect((await staff('POST', `${one}/approve`, { token: other.token })).status).toBe(200);
    expect((await staff('POST', `${one}/decline`)).body.code).toBe('REOPENING_DECIDED');

    await bank().worker.runOne('day-closing');
    expect(await savingsDebitsOf(day)).toEqual([(right[0] ?? 0n) + 1n, right[0]]);
    expect(await prove()).toEqual({ state: 'right', findings: [], dayFindings: [] });
    const { rows } = await bank().bank.db.query<{ action: string }>(
      `SELECT action FROM audit_event WHERE action LIKE 'days.%' ORDER BY at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['days.reopening_proposed', 'days.reopened']);
  });

  test('that was proven, and changed since, is found however often it is closed again', async () => {
    const day = await closeDayOfPayment();
    const other = await addAnotherAdmin(bank(), 'morgan');
    const right = { state: 'right', findings: [], dayFindings: [] };
    expect(await prove()).toEqual(right);
    // Of what no balance and no closing tells.
    const redate = (days: number) =>
      asOwner(`ALTER TABLE entry DISABLE TRIGGER USER;
        UPDATE entry SET value_date = value_date + ${days}
          WHERE booked_at < (SELECT max(until_at) FROM closed_day);
        ALTER TABLE entry ENABLE TRIGGER USER`);
    await redate(1);
    const wrong = {
      state: 'wrong',
      findings: ['every proven day: its entries are those it was proven with'],
      dayFindings: [],
    };
    expect(await prove()).toEqual(wrong);

    const path = '/api/admin/books/reopenings';
    for (const reason of ['Perhaps it is the closing.', 'Perhaps it is this time.']) {
      await staff('POST', path, { body: { fromDay: day, reason } });
      const { reopening } = (await staff('GET', '/api/admin/books/proofs')).body;
      const approved = await staff('POST', `${path}/${reopening._id}/approve`, {
        token: other.token,
      });
      expect(approved.status).toBe(200);
      expect(await prove()).toEqual(wrong);
      await bank().worker.runOne('day-closing');
      expect(await prove()).toEqual(wrong);
    }
    expect((await staff('GET', '/api/admin/books/proofs')).body.mayResume).toBe(false);
    await redate(-1);
    expect(await prove()).toEqual(right);
  });

  test('that somebody proposed to reopen stays closed when it is withdrawn', async () => {
    const day = await closeDayOfPayment();
    await staff('POST', '/api/admin/books/reopenings', {
      body: { fromDay: day, reason: 'A mistake of mine.' },
    });
    const { reopening } = (await staff('GET', '/api/admin/books/proofs')).body;
    expect(
      (await staff('POST', `/api/admin/books/reopenings/${reopening._id}/decline`)).status,
    ).toBe(200);
    const { body } = await staff('GET', '/api/admin/books/proofs');
    expect([body.reopening, body.closedUpTo]).toEqual([undefined, day]);
  });
});
