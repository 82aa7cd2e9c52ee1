import { afterEach, describe, expect, test, vi } from 'vitest';
import { injectedCalls, type Answer } from '../../fixtures/bank-client.ts';
import { signIn } from '../../fixtures/people.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest();
const { payBill, change, moveToChecking, funds, goTo } = billCalls(bank);
afterEach(() => void vi.restoreAllMocks());

const pin = '4711';
const today = Temporal.Now.plainDateISO('America/New_York');
/**
 * A Tuesday at noon a month ahead, and those after it. Of a holiday the payment is made the day
 * after, still before the next.
 */
const tuesday = (weeks: number) =>
  today.add({ days: 28 + ((9 - today.dayOfWeek) % 7) }).add({ weeks });
const later = (weeks = 0) =>
  tuesday(weeks)
    .toZonedDateTime({ timeZone: 'America/New_York', plainTime: '12:00' })
    .toInstant()
    .toString();
const afterwards = (weeks: number) =>
  goTo(tuesday(weeks).add({ days: 5 }).toPlainDateTime('18:00').toString());
const weekly = (amount: number, extra: Record<string, unknown> = {}) =>
  billBody(amount, { paymentType: 'Recurring', frequency: 'weekly', ...extra });

const send = (path: string, body: unknown, token = cast().alice.token): Promise<Answer> =>
  bank().call('POST', path, { token, body });
const setPin = () => send('/api/approvals/pin', { securityPin: pin });
const sign = (call: string, body: unknown, token?: string) =>
  send('/api/approvals', { securityPin: pin, order: { call, body } }, token);
/** The PIN was chosen more than a day ago. */
const ageThePin = () =>
  bank().bank.db.query(`UPDATE security_pin SET set_at = set_at - interval '25 hours'`);
const codes = (answers: Answer[]) =>
  answers.map(({ status, body }) => (status === 201 ? 201 : body.code));

describe('without a PIN, the daily limit of 2,500', () => {
  test('binds recurring bills on their days: above it a date is declined and told [L-259]', async () => {
    await moveToChecking(9_000);
    // None of them counts today, since none is paid today.
    const made = await Promise.all(
      [1_000, 1_000, 1_000].map((amount) => payBill(weekly(amount, { transferDate: later() }))),
    );
    expect(codes(made)).toEqual([201, 201, 201]);
    const before = await funds();
    await afterwards(0);
    expect(before - (await funds())).toBe(2_000);
    const { transfers } = await listOf(cast().alice, '?limit=500');
    const declined = transfers.filter(({ status }: { status: string }) => status === 'Declined');
    expect(declined.map(({ statusReason }: { statusReason: string }) => statusReason)).toEqual([
      expect.stringContaining('up to $2,500.00 a day'),
    ]);
    await bank().worker.runAll();
    expect(await bank().outbox()).toContainEqual(expect.stringContaining('was not made'));
    await afterwards(2);
    expect(before - (await funds())).toBe(6_000);
  });

  test('binds scheduled transfers on their day, and one order alone when it is made', async () => {
    expect(
      codes(await Promise.all([1, 2, 3].map(() => pay(toBruno(1_000, { transferDate: later() }))))),
    ).toEqual([201, 201, 201]);
    expect((await pay(toBruno(1_000, { transferDate: later(1) }))).status).toBe(201);
    expect((await pay(toBruno(2_500.01, { transferDate: later() }))).body.code).toBe('DAILY_LIMIT');
    await afterwards(0);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(2_000);
    await afterwards(1);
    expect(await balanceOf(cast().bruno, 'Checking Account')).toBe(3_000);
  });

  test('leaves a recurring bill half of it, when it is made and when it is changed', async () => {
    expect((await payBill(weekly(1_250.01))).body).toMatchObject({
      code: 'RECURRING_LIMIT',
      message: expect.stringContaining('$1,250.00'),
    });
    const { schedule } = (await payBill(weekly(1_000))).body;
    const changed = {
      scheduleId: schedule._id,
      date: schedule.nextDate,
      payments: 'all',
      amount: 1_250.01,
      endDate: null,
    };
    expect((await change(changed)).body.code).toBe('RECURRING_LIMIT');
  });

  test('starts anew the next day', async () => {
    // The other server of two has a clock of its own.
    const call = injectedCalls(bank().app);
    const payHere = (amount: number, token: string) =>
      call('POST', '/api/transfers/local', { token, body: toBruno(amount) });
    const { clock } = bank().bank;
    const { token, username, password } = cast().alice;
    const now = clock.now();
    vi.spyOn(clock, 'now').mockReturnValue(now);
    expect(codes([await payHere(2_500, token), await payHere(1, token)])).toEqual([
      201,
      'DAILY_LIMIT',
    ]);
    vi.spyOn(clock, 'now').mockReturnValue(now.add({ hours: 24 }));
    const nextDay = await signIn(call, username, password);
    expect((await payHere(2_500, nextDay)).status).toBe(201);
  });

  test('holds for a day after a PIN was chosen, also of what it signs', async () => {
    await setPin();
    const body = toBruno(2_500.01);
    expect((await sign('transfers/local', body)).status).toBe(201);
    expect((await pay(body)).body.code).toBe('DAILY_LIMIT');
    await ageThePin();
    expect((await pay(body)).status).toBe(201);
  });
});

describe('a PIN older than a day', () => {
  test('signs orders for later that no limit binds', async () => {
    await moveToChecking(9_000);
    await setPin();
    await ageThePin();
    const bill = weekly(2_600, { transferDate: later() });
    await sign('transfers/payBill', bill);
    expect((await payBill(bill)).status).toBe(201);
    const before = await funds();
    await afterwards(1);
    expect(before - (await funds())).toBe(5_200);
  });
});
