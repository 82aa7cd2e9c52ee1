import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../contract/values/calendar-day.ts';
import { firstDayOf, lastDayOf, monthOf, periodAfter } from '../../contract/values/periods.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { journalIdOf } from '../../server/staff/vouchers/make-voucher.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { atOnce, said, statuses } from '../support/answers.ts';
import { planOf } from '../support/ledger-people.ts';
import { usePeriodsDesk } from '../support/periods-desk.ts';
import { describeOnPostgres } from '../support/test-database.ts';

const desk = usePeriodsDesk();
const { bank, staff, rosa, ask, read, sign, signUpTo, endow, earn, passTo } = desk;
const { closeDays, prove, propose, asOwner } = desk;

/** The books begin in the middle of a month. @returns the first of the month after it. */
async function beginMidMonth(): Promise<string> {
  const { clock } = bank().bank;
  const middle = `${monthOf(addMonths(clock.businessDay(), 1))}-15`;
  await passTo(middle);
  await endow(9_000_00n);
  await earn(12_34n);
  return firstDayOf(monthOf(addMonths(middle, 1)));
}

/** Lets months pass, closes their days and proves them. @returns the first of the month it is then. */
async function passMonths(first: string, count: number): Promise<string> {
  const now = addMonths(first, count);
  await passTo(now);
  await closeDays();
  expect((await prove()).state).toBe('right');
  return now;
}

const stateOf = async (period: string) =>
  (await read()).periods.find((each: { period: string }) => each.period === period)?.state;

const take = (id: string, who = rosa()) =>
  ask('POST', `/api/admin/queues/voucher/${id}/take`, undefined, who);

/** A voucher that moves a cent from fees to suspense, dated today or on a day. */
const voucherOn = (day?: string) =>
  ask('POST', '/api/admin/vouchers', {
    reason: 'A fee, posted twice.',
    ...(day !== undefined && { day }),
    legs: [
      { account: '4020', side: 'debit', amount: 0.01 },
      { account: '1190', side: 'credit', amount: 0.01 },
    ],
  });

const closedRows = async () =>
  (
    await bank().bank.db.query<{ period: string }>(
      'SELECT period FROM closed_period ORDER BY signed_at',
    )
  ).rows.map(({ period }) => period);

describeOnPostgres('a month of the books', () => {
  test('closes in its turn, once it is over, its days closed and found right', async () => {
    expect(await read()).toEqual({ periods: [], next: null, reopening: null });
    const none = await sign('2026-10', staff(), '0'.repeat(64));
    expect(said(none)).toEqual([409, 'PERIOD_NOT_NEXT']);

    const second = await beginMidMonth();
    const month = monthOf(addDays(second, -1));
    await passTo(addDays(second, -3));
    await closeDays();
    expect(await stateOf(month)).toBe('running');
    expect((await read()).next).toMatchObject({ period: month, isReady: false });
    expect((await sign(month)).body).toMatchObject({
      code: 'PERIOD_NOT_READY',
      params: { because: 'days' },
    });

    await passTo(addMonths(second, 1));
    await closeDays();
    expect(await stateOf(month)).toBe('open');
    expect((await sign(month)).body).toMatchObject({
      code: 'PERIOD_NOT_READY',
      params: { because: 'proof' },
    });
    await prove();
    expect(await stateOf(month)).toBe('ready');
    expect(said(await sign(monthOf(second)))).toEqual([409, 'PERIOD_NOT_NEXT']);

    const { digest } = (await read()).next;
    const answers = await atOnce(4, () => sign(month, staff(), digest));
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    expect(said(await sign(month, rosa()))).toEqual([409, 'PERIOD_SIGNED_BEFORE']);
    expect(await closedRows()).toEqual([month]);
    const { periods } = await read();
    expect(periods.at(-1)).toMatchObject({
      period: month,
      state: 'closed',
      closing: { by: staff().username, open: [], journal: null },
    });
    const { rows } = await bank().bank.db.query(
      `SELECT actor, subject FROM audit_event WHERE action = 'period.closed'`,
    );
    expect(rows).toEqual([{ actor: `admin:${staff().id}`, subject: `period:${month}` }]);
  });

  test('names control accounts that differ from their tables, and closes with them', async () => {
    const second = await beginMidMonth();
    const { db, ledger, clock } = bank().bank;
    const clearing = bankAccountId('clearing_ach', 'USD');
    const nostro = bankAccountId('nostro', 'USD');
    const now = clock.businessNow();
    const stamp = {
      kind: 'settlement' as const,
      businessDate: clock.businessDay(),
      valueDate: clock.businessDay(),
      bookedAt: now.toString(),
    };
    await db.tx((tx) =>
      ledger.postWithin(tx, [
        planOf(
          [
            { accountId: clearing, amountMinor: -1n },
            { accountId: nostro, amountMinor: 1n },
          ],
          { stamp },
        ),
      ]),
    );
    await passMonths(second, 0);
    const { next } = await read();
    expect(next.isReady).toBe(true);
    expect(next.open).toContainEqual(
      expect.objectContaining({ kind: 'control', blocks: false, count: 1, amount: null }),
    );
    expectStatus(await sign(next.period), 200);
  });

  test('names what is open, and is refused where that has changed since it was read', async () => {
    const second = await beginMidMonth();
    const month = monthOf(addDays(second, -1));
    const { voucher } = expectStatus(await voucherOn(), 202).body;
    await take(voucher);
    expectStatus(
      await ask('POST', `/api/admin/vouchers/${voucher}/approve`, undefined, rosa()),
      200,
    );
    const late = expectStatus(await voucherOn(bank().bank.clock.businessDay()), 202).body.voucher;
    await passMonths(second, 0);
    const { next } = await read();
    expect(next).toMatchObject({
      period: month,
      isReady: true,
      open: [
        { kind: 'suspense', account: { code: '1190' }, count: null, amount: 0.01 },
        { kind: 'vouchers', account: null, count: 1, amount: 0.01 },
      ],
    });
    await take(late, staff());
    const declined = await ask('POST', `/api/admin/vouchers/${late}/decline`, {
      reason: 'MISTAKE',
    });
    expectStatus(declined, 200);
    expect(said(await sign(month, staff(), next.digest))).toEqual([409, 'PERIOD_CHANGED']);
    expect(await closedRows()).toEqual([]);
    expectStatus(await sign(month), 200);
    expect((await read()).periods.at(-1).closing.open).toMatchObject([{ kind: 'suspense' }]);
  });

  test('is signed and reopened by those alone who may run the bank, and by no bad request', async () => {
    const second = await beginMidMonth();
    const month = monthOf(addDays(second, -1));
    await passMonths(second, 0);
    const viewer = await addAnotherAdmin(bank(), 'vera.viewer', 'viewer');
    const { digest } = (await read()).next;
    for (const who of [viewer, bank().cast.alice])
      expect((await sign(month, who, digest)).status).toBe(403);
    for (const body of [{ period: '2026-13', digest }, { period: month }, { period: 1, digest }])
      expect((await ask('POST', '/api/admin/books/periods', body)).status).toBe(400);
    await signUpTo(month);
    const one = await propose(month);
    expect((await ask('POST', `${one}/approve`, undefined, viewer)).status).toBe(403);
    expect(await stateOf(month)).toBe('closed');
  });

  test('is reopened by two people with all closed after it, and its sign-off is kept', async () => {
    const second = await beginMidMonth();
    await passMonths(second, 2);
    const months = [monthOf(addDays(second, -1)), monthOf(second)] as const;
    await signUpTo(months[1]);
    const unknown = await ask('POST', '/api/admin/books/period-reopenings', {
      fromPeriod: periodAfter(months[1]),
      reason: 'A mistake.',
    });
    expect(said(unknown)).toEqual([422, 'PERIOD_NOT_CLOSED']);
    const declined = await propose(months[0]);
    expect(
      said(
        await ask('POST', '/api/admin/books/period-reopenings', {
          fromPeriod: months[1],
          reason: 'A mistake.',
        }),
      ),
    ).toEqual([409, 'REOPENING_WAITS']);
    expectStatus(await ask('POST', `${declined}/decline`), 200);
    expect(said(await ask('POST', `${declined}/approve`, undefined, rosa()))).toEqual([
      409,
      'REOPENING_DECIDED',
    ]);

    const one = await propose(months[0]);
    expect(said(await ask('POST', `${one}/approve`))).toEqual([403, 'OWN_REOPENING']);
    await expect(
      asOwner(`UPDATE period_reopening SET decision = 'approved', decided_by = proposed_by,
        decided_at = now() WHERE decision IS NULL`),
    ).rejects.toThrow('approved_by_another');
    const approved = await atOnce(3, () => ask('POST', `${one}/approve`, undefined, rosa()));
    expect(statuses(approved)).toEqual([200, 409, 409]);
    for (const month of months) expect(await stateOf(month)).not.toBe('closed');
    await signUpTo(months[1]);
    const { periods } = await read();
    expect(periods.find((each: { period: string }) => each.period === months[0])).toMatchObject({
      state: 'closed',
      earlier: [{ by: staff().username }],
    });
    expect(await closedRows()).toEqual([...months, ...months]);
  });

  test('is written once: the database refuses to change, skip, or close it early', async () => {
    const second = await beginMidMonth();
    const month = monthOf(addDays(second, -1));
    await passMonths(second, 0);
    const insert = (period: string) =>
      asOwner(`INSERT INTO closed_period (period, generation, signed_by, signed_at, open)
        VALUES ('${period}', 0, '${staff().id}', now(), '[]')`);
    await expect(insert(monthOf(second))).rejects.toThrow('not the next to close');
    await expect(insert(month.slice(0, 4))).rejects.toThrow('not the next to close');
    await signUpTo(month);
    await expect(insert(monthOf(second))).rejects.toThrow('days that are not closed');
    for (const sql of ['UPDATE closed_period SET open = open', 'DELETE FROM closed_period'])
      await expect(asOwner(sql)).rejects.toThrow('append-only');
  });
});

describeOnPostgres('a closed month', () => {
  test('takes no voucher, neither a new one nor one that was made before', async () => {
    const second = await beginMidMonth();
    const month = monthOf(addDays(second, -1));
    const day = bank().bank.clock.businessDay();
    const { voucher } = expectStatus(await voucherOn(day), 202).body;
    await passMonths(second, 0);
    // Of a day alone that is closed.
    expect(said(await voucherOn(day))).toEqual([409, 'DAY_CLOSED']);
    await signUpTo(month);
    expect((await voucherOn(day)).body).toMatchObject({
      code: 'PERIOD_CLOSED',
      params: { period: month },
    });
    await take(voucher);
    const approved = await ask('POST', `/api/admin/vouchers/${voucher}/approve`, undefined, rosa());
    expect(said(approved)).toEqual([409, 'PERIOD_CLOSED']);

    // As a server would post it that does not look.
    const { db, ledger, clock } = bank().bank;
    const today = clock.businessDay();
    const legs = [
      { accountId: bankAccountId('fee_income', 'USD'), amountMinor: -1n },
      { accountId: bankAccountId('suspense', 'USD'), amountMinor: 1n },
    ];
    const plan = planOf(legs, {
      claimId: journalIdOf(voucher),
      stamp: {
        kind: 'voucher',
        actor: `admin:${rosa().id}`,
        valueDate: day,
        businessDate: today,
        bookedAt: clock.businessNow().toString(),
      },
    });
    const [outcome] = await db.tx((tx) => ledger.postWithin(tx, [plan]));
    expect(outcome).toMatchObject({ kind: 'refused', code: 'PERIOD_CLOSED' });
    expect(await desk.balanceOf('suspense')).toBe(0n);
  });

  test('keeps its days closed until it is reopened', async () => {
    const second = await beginMidMonth();
    const month = monthOf(addDays(second, -1));
    await passMonths(second, 1);
    const day = addDays(second, -2);
    const days = { fromDay: day, reason: 'A closing is wrong.' };
    // A reopening of days that waits while their month is signed comes to nothing.
    expectStatus(await ask('POST', '/api/admin/books/reopenings', days), 202);
    const { reopening } = (await ask('GET', '/api/admin/books/proofs')).body;
    await signUpTo(month);
    const one = `/api/admin/books/reopenings/${reopening._id}`;
    expect((await ask('POST', `${one}/approve`, undefined, rosa())).body).toMatchObject({
      code: 'DAY_IN_CLOSED_PERIOD',
      params: { day, period: month },
    });
    await expect(
      asOwner(`UPDATE day_reopening SET decision = 'approved', decided_by = '${rosa().id}',
        decided_at = now()`),
    ).rejects.toThrow('closed period');
    expectStatus(await ask('POST', `${one}/decline`), 200);
    expect(said(await ask('POST', '/api/admin/books/reopenings', days))).toEqual([
      409,
      'DAY_IN_CLOSED_PERIOD',
    ]);

    const reopened = await propose(month);
    expectStatus(await ask('POST', `${reopened}/approve`, undefined, rosa()), 200);
    expectStatus(await ask('POST', '/api/admin/books/reopenings', days), 202);
    const again = (await ask('GET', '/api/admin/books/proofs')).body.reopening._id;
    const approve = `/api/admin/books/reopenings/${again}/approve`;
    expectStatus(await ask('POST', approve, undefined, rosa()), 200);
    expect((await sign(month)).body.code).toBe('PERIOD_NOT_READY');
    await closeDays();
    // Closed again, they are to be found right again.
    expect((await sign(month)).body).toMatchObject({ params: { because: 'proof' } });
    await prove();
    expectStatus(await sign(month), 200);
  });
});

describeOnPostgres('the calendar of the database', () => {
  test('has the first and last day of each month and year, and their order, as the contract', async () => {
    const periods = ['2027-12', '2027', '2028-01', '2028-02', '2028-03', '2028', '2100-02', '2100'];
    const { db } = bank().bank;
    const { rows: columns } = await db.query<{ name: string; made: string }>(
      `SELECT attname AS name, pg_get_expr(adbin, adrelid) AS made FROM pg_attrdef
        JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
       WHERE adrelid = 'closed_period'::regclass AND attgenerated <> ''`,
    );
    const made = Object.fromEntries(columns.map((column) => [column.name, column.made]));
    const { rows } = await db.query<{ period: string; first: string; last: string }>(
      `SELECT period, ${made['first_day']} AS first, ${made['last_day']} AS last
        FROM unnest($1::text[]) AS period ORDER BY ${made['place']}`,
      [periods.toReversed()],
    );
    expect(rows).toEqual(
      periods.map((period) => ({ period, first: firstDayOf(period), last: lastDayOf(period) })),
    );
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(periodAfter('2027-12')).toBe('2027');
    expect(periodAfter('2027')).toBe('2028-01');
  });
});
