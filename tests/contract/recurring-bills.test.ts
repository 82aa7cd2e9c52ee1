import { describe, expect, test } from 'vitest';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, balanceOf, listOf } = useBankPerTest();
const { alice, payBill, scheduled, skip, stop, moveToChecking, funds, goTo } = billCalls(bank);

const nextYear = Temporal.Now.plainDateISO('America/New_York').year + 1;
const newYork = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO('America/New_York');
const recurring = (amount: number, extra: Record<string, unknown> = {}) =>
  billBody(amount, { paymentType: 'Recurring', frequency: 'monthly', ...extra });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dueLater = async (days = 3, extra: Record<string, unknown> = {}) =>
  (await payBill(recurring(100, { transferDate: inDays(days), ...extra }))).body.schedule;

/** Orders of the one biller, oldest first. */
const instalments = async () =>
  (await listOf(alice(), '?search=harrow&limit=500')).transfers.toReversed();

/**
 * Of the Federal Reserve's holidays only these can fall on the last days of a month, or on those a
 * payment then moves to.
 */
function isClosed(day: Temporal.PlainDate): boolean {
  const isWeekend = day.dayOfWeek > 5;
  const isMemorialDay = day.month === 5 && day.dayOfWeek === 1 && day.day > 24;
  const isLaborDay = day.month === 9 && day.dayOfWeek === 1 && day.day <= 7;
  const isNewYear = day.month === 1 && (day.day === 1 || (day.day === 2 && day.dayOfWeek === 1));
  return isWeekend || isMemorialDay || isLaborDay || isNewYear;
}

/**
 * Works out dates by the calendar, without the bank's own code: the day of the first, the month's
 * last where it has no such day, then the next open day.
 */
function modelDates(first: Temporal.PlainDateTime, months: number): string[] {
  return Array.from({ length: months }, (_, month) => {
    let day = first.toPlainDate().add({ months: month + 1 });
    while (isClosed(day)) day = day.add({ days: 1 });
    return `${day.toString()}T${first.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  });
}

test('a year of a bill from the 31st: each month once, at the same time of day [D-46 L-280]', async () => {
  await moveToChecking(10_000);
  const first = Temporal.PlainDateTime.from(`${nextYear}-01-31T09:30`);
  await goTo(first.toString());
  await payBill(recurring(100));
  await goTo(`${nextYear + 1}-01-15T12:00`);
  const paid = (await instalments()).slice(1);
  expect(
    paid.map(({ transferDate }: { transferDate: string }) =>
      newYork(transferDate).toPlainDateTime().toString({ smallestUnit: 'minute' }),
    ),
  ).toEqual(modelDates(first, 11));
  expect(new Set(paid.map(({ _id }: { _id: string }) => _id)).size).toBe(11);
  expect(await balanceOf(alice(), 'Checking Account')).toBe(10_000 - 12 * 100);
});

describe('what is signed once comes again', () => {
  test('the schedule commits with the first payment and is listed with its next date', async () => {
    await moveToChecking(500);
    await goTo(`${nextYear}-02-01T10:00`);
    const { body } = await payBill(
      recurring(100, { reference: 'Flat 3', endDate: `${nextYear}-04-01` }),
    );
    expect(body.schedule).toMatchObject({
      recipientName: 'Harrow Street Lettings',
      amount: 100,
      frequency: 'monthly',
      billType: 'Rent',
      debitedAccount: null,
      nextDate: `${nextYear}-03-01`,
      endDate: `${nextYear}-04-01`,
      lastPayment: null,
    });
    expect(await scheduled()).toEqual({
      transfers: [],
      schedules: [{ ...body.schedule, nickname: null }],
      coming: [
        expect.objectContaining({
          kind: 'recurring bill',
          id: body.schedule._id,
          day: `${nextYear}-03-01`,
          amount: 100,
          payer: 'Checking Account',
        }),
      ],
      asOf: expect.any(String),
    });
    await goTo(`${nextYear}-03-05T10:00`);
    const [schedule] = (await scheduled()).schedules;
    const [, second] = await instalments();
    expect(second).toMatchObject({
      reference: 'Flat 3',
      billType: 'Rent',
      senderAccount: alice().checking.number,
      status: 'Pending',
    });
    expect(schedule).toMatchObject({
      nextDate: `${nextYear}-04-01`,
      lastPayment: { transfer: second._id, date: `${nextYear}-03-01`, status: 'Pending' },
    });
  });

  test('a refused first payment leaves no schedule', async () => {
    await payBill(recurring(10_000.01));
    expect((await scheduled()).schedules).toEqual([]);
  });

  test('the end date is the last it is paid for, and the schedule is then over', async () => {
    await moveToChecking(500);
    await goTo(`${nextYear}-02-01T10:00`);
    const { body } = await payBill(recurring(100, { endDate: `${nextYear}-04-01` }));
    await goTo(`${nextYear}-08-01T10:00`);
    expect(await balanceOf(alice(), 'Checking Account')).toBe(200);
    expect((await scheduled()).schedules).toEqual([]);
    expect((await stop(body.schedule._id)).body.code).toBe('SCHEDULE_OVER');
  });

  test('one that ends before it would come again is paid once and makes no schedule', async () => {
    const { body } = await payBill(recurring(100, { endDate: inDays(20).slice(0, 10) }));
    expect([body.status, body.schedule]).toEqual(['Pending', null]);
  });

  test('dated back for years it is paid once now, and not for past dates', async () => {
    const { body } = await payBill(recurring(100, { transferDate: '2020-01-31T09:00' }));
    expect(body.schedule.nextDate > bank().bank.clock.businessDay()).toBe(true);
    await bank().worker.runAll();
    expect(await funds()).toBe(9_900);
  });

  test('one approval covers every installment of the order it signed', async () => {
    await moveToChecking(500);
    const { call } = bank();
    await call('POST', '/api/approvals/pin', {
      token: alice().token,
      body: { securityPin: '4071', password: alice().password },
    });
    const body = recurring(100, { frequency: 'weekly' });
    expect((await payBill(body)).body.code).toBe('APPROVAL_REQUIRED');
    await call('POST', '/api/approvals', {
      token: alice().token,
      body: { securityPin: '4071', order: { call: 'transfers/payBill', body } },
    });
    expect((await payBill(body)).status).toBe(201);
    // Three weeks, and up to three days more over a closed weekend and holiday.
    await bank().advance('P25D');
    expect(await instalments()).toHaveLength(4);
  });

  test('each date finds its own account, unless one was chosen', async () => {
    await moveToChecking(170);
    await payBill(recurring(100, { frequency: 'weekly' }));
    await payBill(recurring(60, { frequency: 'weekly', debitedAccount: alice().checking.number }));
    await bank().advance('P11D');
    expect((await instalments()).slice(2)).toMatchObject([
      { amount: 100, senderAccount: alice().savings.number },
      { amount: 60, senderAccount: alice().checking.number, status: 'Declined' },
    ]);
  });
});

describe('when the date comes and it cannot be paid', () => {
  test('with too little money it is Declined and told, and the next date is tried [D-47]', async () => {
    await bank().withoutLimits();
    await dueLater(0, { frequency: 'weekly' });
    const rest = await funds();
    await payBill(billBody(rest - 50));
    await bank().advance('P11D');
    const declined = (await instalments()).at(-1);
    expect(declined).toMatchObject({
      status: 'Declined',
      statusReason: expect.stringContaining('Insufficient funds. Available balance: $'),
    });
    expect((await scheduled()).schedules[0].lastPayment).toMatchObject({
      transfer: declined._id,
      status: 'Declined',
    });
    expect(await bank().outbox()).toContainEqual(
      expect.stringContaining('A recurring bill was not paid'),
    );
    await bank().fund(cast().admin, alice(), 500);
    await bank().advance('P7D');
    expect((await instalments()).at(-1)).toMatchObject({ status: 'Pending', amount: 100 });
  });

  test('of an owner suspended since it is Declined; lifted, it goes on', async () => {
    await payBill(recurring(100, { frequency: 'weekly' }));
    const staff = (verb: string) =>
      bank().call('PUT', `/api/admin/users/${verb}/${alice().id}`, { token: cast().admin.token });
    await staff('suspend');
    await bank().advance('P11D');
    expect((await instalments()).at(-1)).toMatchObject({
      status: 'Declined',
      statusReason: expect.stringContaining('suspended'),
    });
    await staff('unsuspend');
    await bank().advance('P7D');
    expect((await instalments()).map(({ status }: { status: string }) => status)).toEqual([
      'Completed',
      'Declined',
      'Pending',
    ]);
  });

  test('of a deleted owner nothing is paid, and staff learn how many ended', async () => {
    await payBill(recurring(100, { frequency: 'weekly' }));
    await dueLater();
    const { body } = await bank().call('DELETE', `/api/admin/users/${alice().id}`, {
      token: cast().admin.token,
    });
    expect(body.cancelledOrders).toBe(3);
    const { db } = bank().bank;
    const count = async () =>
      (
        await db.query<{ count: bigint }>(
          `SELECT count(*) AS count FROM journal WHERE kind = 'bill_payment'`,
        )
      ).rows[0]?.count;
    expect(await count()).toBe(1n);
    await bank().advance('P30D');
    expect(await count()).toBe(1n);
    expect((await db.query(`SELECT FROM bill_schedule WHERE status <> 'cancelled'`)).rowCount).toBe(
      0,
    );
  });

  test('the day before, a customer short of money is told once [D-47]', async () => {
    await bank().withoutLimits();
    await payBill(recurring(100, { frequency: 'weekly', recipientName: 'Brightwater Utilities' }));
    await payBill(billBody(5_000, { recipientName: 'Tuition Office', transferDate: inDays(4) }));
    await payBill(billBody(1, { recipientName: 'Lantern Books', transferDate: inDays(4) }));
    await payBill(billBody((await funds()) - 20));
    const told = async () =>
      (await bank().outbox()).filter((mail) => mail.includes('your balance is too low for it'));
    await bank().advance('P2D');
    expect(await told()).toEqual([]);
    await bank().advance('P1DT1H');
    await bank().advance('PT1H');
    expect(await told()).toEqual([expect.stringContaining('Tuition Office')]);
  });
});

describe('skip and stop', () => {
  test('a skipped date is not paid, the one after it is; asked twice it skips once [L-280]', async () => {
    await moveToChecking(500);
    await goTo(`${nextYear}-02-01T10:00`);
    const { schedule } = (await payBill(recurring(100))).body;
    const { status, body } = await skip(schedule._id, schedule.nextDate);
    expect([status, body.schedule.nextDate]).toEqual([200, `${nextYear}-04-01`]);
    const again = await skip(schedule._id, schedule.nextDate);
    expect([again.status, again.body.code]).toEqual([409, 'DATE_NOT_NEXT']);
    expect(again.body.message).toContain(`Apr 1, ${nextYear}`);
    await goTo(`${nextYear}-04-10T10:00`);
    expect(await instalments()).toHaveLength(2);
  });

  test('a stopped bill is never paid again, and its waiting first payment goes', async () => {
    const schedule = await dueLater();
    expect((await scheduled()).transfers).toMatchObject([
      { _id: schedule._id, status: 'Scheduled' },
    ]);
    expect((await stop(schedule._id)).status).toBe(200);
    expect(await scheduled()).toMatchObject({ transfers: [], schedules: [] });
    await bank().advance('P60D');
    expect((await instalments()).map(({ status }: { status: string }) => status)).toEqual([
      'Cancelled',
    ]);
    expect((await stop(schedule._id)).body.code).toBe('SCHEDULE_OVER');
  });

  test('of another customer, of none or while suspended it is refused', async () => {
    const schedule = await dueLater();
    const { asOf: _then, ...before } = await scheduled();
    const { bruno } = cast();
    expect((await skip(schedule._id, schedule.nextDate, bruno.token)).body.code).toBe(
      'SCHEDULE_NOT_FOUND',
    );
    expect((await stop(schedule._id, bruno.token)).body.code).toBe('SCHEDULE_NOT_FOUND');
    expect((await scheduled(bruno.token)).schedules).toEqual([]);
    expect((await skip(schedule._id, 'tomorrow')).body.fields).toEqual({
      date: 'Please enter a valid date.',
    });
    expect((await stop('1')).status).toBe(400);
    await bank().call('PUT', `/api/admin/users/suspend/${alice().id}`, {
      token: cast().admin.token,
    });
    expect((await stop(schedule._id)).body.code).toBe('ACCOUNT_SUSPENDED');
    expect(await scheduled()).toMatchObject(before);
  });
});
