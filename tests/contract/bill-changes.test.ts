import { describe, expect, test } from 'vitest';
import type { Customer } from '../../fixtures/people.ts';
import { payInstalments } from '../../server/money/bills/pay-instalments.job.ts';
import { systemContext } from '../../server/context.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, customer, mailsTo } = useSharedDesk();
const { payBill, scheduled, skip, stop, change, pause, resume } = billCalls(bank);

const pin = '4071';
const today = () => bank().bank.clock.businessDay();
const inDays = (days: number) => Temporal.PlainDate.from(today()).add({ days }).toString();

/** Makes a customer who pays a bill of 100.00 every week from now on. */
async function weekly(extra: Record<string, unknown> = {}) {
  const who = await customer(5_000);
  const { body } = await payBill(
    billBody(100, { paymentType: 'Recurring', frequency: 'weekly', ...extra }),
    {},
    who.token,
  );
  return { who, id: body.schedule._id as string, next: body.schedule.nextDate as string };
}

const scheduleOf = async ({ token }: Customer) => (await scheduled(token)).schedules[0];

/** The amounts that were paid after the first, oldest first. */
async function paidSince({ token }: Customer): Promise<number[]> {
  const { body } = await bank().call('GET', '/api/transfers/transactions', { token });
  const amounts = body.transfers.filter(
    ({ recipientAccount }: { recipientAccount: string }) => recipientAccount === '310448207',
  );
  return amounts
    .map(({ amount }: { amount: number }) => amount)
    .toReversed()
    .slice(1);
}

const choosePin = ({ token, password }: Customer) =>
  bank().call('POST', '/api/approvals/pin', { token, body: { securityPin: pin, password } });
const sign = ({ token }: Customer, body: unknown) =>
  bank().call('POST', '/api/approvals', {
    token,
    body: { securityPin: pin, order: { call: 'transfers/schedules/change', body } },
  });

async function trailOf(id: string): Promise<unknown[]> {
  const { rows } = await bank().bank.db.query<{ action: string; details: unknown }>(
    'SELECT action, details FROM audit_event WHERE subject = $1 ORDER BY at, action',
    [`schedule:${id}`],
  );
  return rows.map(({ action, details }) => [action, details]);
}

describe('a paused bill', () => {
  test('pays nothing until it is resumed, and goes on with its next regular date [L-287]', async () => {
    const { who, id, next } = await weekly();
    const { status, body } = await pause(id, undefined, who.token);
    expect([status, body.message]).toEqual([
      200,
      'The bill to Harrow Street Lettings is paused. Nothing is paid until you resume it.',
    ]);
    expect(body.schedule).toMatchObject({ pausedSince: expect.any(String), pausedUntil: null });
    expect((await pause(id, undefined, who.token)).body).toEqual(body);
    await bank().advance('P24D');
    expect(await paidSince(who)).toEqual([]);
    const waiting = await scheduleOf(who);
    const resumed = await resume(id, who.token);
    expect(resumed.body.schedule).toMatchObject({ pausedSince: null, nextDate: waiting.nextDate });
    // The fourth week, unless the last one still waits for a bank that opens again.
    expect(
      [3, 4].map((weeks) => Temporal.PlainDate.from(next).add({ weeks }).toString()),
    ).toContain(waiting.nextDate);
    expect((await resume(id, who.token)).body).toEqual(resumed.body);
    await bank().advance('P7D');
    expect(await paidSince(who)).toEqual([100]);
    expect(await trailOf(id)).toEqual([
      ['schedule.created', {}],
      ['schedule.paused', { until: 'resumed' }],
      ['schedule.resumed', { date: waiting.nextDate }],
    ]);
  });

  test('until a day goes on by itself with the first date from that day on', async () => {
    const { who, id, next } = await weekly();
    const until = Temporal.PlainDate.from(next).add({ days: 1 }).toString();
    const second = Temporal.PlainDate.from(next).add({ weeks: 1 }).toString();
    const { body } = await pause(id, until, who.token);
    expect(body.schedule).toMatchObject({ pausedUntil: until, nextDate: second });
    await bank().advance('P11D');
    expect(await scheduleOf(who)).toMatchObject({
      pausedSince: null,
      pausedUntil: null,
      nextDate: second,
    });
    await bank().advance('P7D');
    expect(await paidSince(who)).toEqual([100]);
  });

  test('resumed early goes on where it stood: skipped dates stay skipped', async () => {
    const { who, id, next } = await weekly();
    await skip(id, next, who.token);
    const second = Temporal.PlainDate.from(next).add({ weeks: 1 }).toString();
    await pause(id, inDays(60), who.token);
    await pause(id, undefined, who.token);
    const longer = await pause(id, inDays(30), who.token);
    expect(longer.body.schedule.nextDate > second).toBe(true);
    expect((await resume(id, who.token)).body.schedule.nextDate).toBe(second);
  });

  test('is neither skipped nor changed, and is stopped like any other', async () => {
    const { who, id, next } = await weekly();
    await pause(id, undefined, who.token);
    expect((await skip(id, next, who.token)).body.code).toBe('SCHEDULE_PAUSED');
    expect(
      (await change({ scheduleId: id, date: next, payments: 'next', amount: 5 }, who.token)).body
        .code,
    ).toBe('SCHEDULE_PAUSED');
    expect((await stop(id, who.token)).status).toBe(200);
    for (const ended of [await pause(id, undefined, who.token), await resume(id, who.token)])
      expect(ended.body.code).toBe('SCHEDULE_OVER');
  });

  test('past its end date has ended when resumed; one that would end is not paused', async () => {
    const { who, id } = await weekly({ endDate: inDays(20) });
    expect((await pause(id, inDays(28), who.token)).body).toMatchObject({
      code: 'PAUSE_PAST_END',
      fields: { until: expect.stringContaining('ends on') },
    });
    await pause(id, undefined, who.token);
    await bank().advance('P28D');
    const { status, body } = await resume(id, who.token);
    expect([status, body.schedule, body.message]).toEqual([
      200,
      null,
      expect.stringContaining('We won’t pay it again'),
    ]);
    expect((await scheduled(who.token)).schedules).toEqual([]);
    expect(await paidSince(who)).toEqual([]);
  });

  test.each([
    ['today', () => inDays(0), 'PAUSE_NOT_AHEAD'],
    ['a day that is over', () => inDays(-3), 'PAUSE_NOT_AHEAD'],
    ['a day more than a year ahead', () => inDays(367), 'PAUSE_NOT_AHEAD'],
    ['no day at all', () => 'Friday', 'INVALID_FIELDS'],
  ])('is not paused until %s', async (_name, until, code) => {
    const { who, id } = await weekly();
    const { body } = await pause(id, until(), who.token);
    expect([body.code, Object.keys(body.fields)]).toEqual([code, ['until']]);
    expect(await scheduleOf(who)).toMatchObject({ pausedSince: null });
  });

  test('whose first payment still waits is not paused', async () => {
    const { who, id } = await weekly({ transferDate: `${inDays(3)}T12:00` });
    expect((await pause(id, undefined, who.token)).body.code).toBe('SCHEDULE_NOT_BEGUN');
  });

  test('hears nothing of too little money', async () => {
    const { who, id } = await weekly();
    await payBill(billBody(4_890), {}, who.token);
    await pause(id, undefined, who.token);
    await bank().advance('P8D');
    expect((await mailsTo(who)).filter((mail) => mail.includes('too little money'))).toEqual([]);
  });
});

describe('a changed bill', () => {
  test('pays another amount once, or from its next date on, until another end', async () => {
    const { who, id, next } = await weekly();
    const once = { scheduleId: id, date: next, payments: 'next', amount: 80 };
    const { status, body } = await change(once, who.token);
    expect([status, body.message]).toEqual([
      200,
      expect.stringMatching(/ is now \$80\.00\. Later payments stay at \$100\.00\.$/),
    ]);
    expect(body.schedule).toMatchObject({ amount: 100, nextAmount: 80 });
    await bank().advance('P11D');
    expect(await paidSince(who)).toEqual([80]);
    const { nextDate: date, ...goesOn } = await scheduleOf(who);
    expect(goesOn).toMatchObject({ amount: 100, nextAmount: 100 });
    const endDate = Temporal.PlainDate.from(date).add({ days: 8 }).toString();
    const all = { scheduleId: id, date, payments: 'all', amount: 60.5, endDate };
    expect((await change(all, who.token)).body.schedule).toMatchObject({
      amount: 60.5,
      nextAmount: 60.5,
      endDate,
    });
    await bank().advance('P30D');
    expect(await paidSince(who)).toEqual([80, 60.5, 60.5]);
    expect(await trailOf(id)).toContainEqual([
      'schedule.changed',
      { date, payments: 'all', amount: '$100.00 to $60.50', end: `none to ${endDate}` },
    ]);
  });

  test('to more or for longer needs its own signature; sent twice it changes once [S-25 L-287]', async () => {
    const { who, id, next } = await weekly({ endDate: inDays(30) });
    await choosePin(who);
    const base = { scheduleId: id, date: next };
    const dearer = { ...base, payments: 'all', amount: 120, endDate: inDays(30) };
    for (const body of [
      dearer,
      { ...base, payments: 'next', amount: 100.01 },
      { ...base, payments: 'all', amount: 90, endDate: null },
    ])
      expect((await change(body, who.token)).body.code).toBe('APPROVAL_REQUIRED');
    expect(await scheduleOf(who)).toMatchObject({ amount: 100, endDate: inDays(30) });
    expect((await sign(who, dearer)).status).toBe(201);
    // The customer signed one bill and one amount.
    expect((await change({ ...dearer, amount: 121 }, who.token)).body.code).toBe(
      'APPROVAL_REQUIRED',
    );
    expect((await change(dearer, who.token)).body.schedule).toMatchObject({
      amount: 120,
      nextAmount: 120,
    });
    const again = await change(dearer, who.token);
    expect([again.status, again.body.schedule.amount]).toEqual([200, 120]);
    expect((await change({ ...dearer, amount: 119 }, who.token)).status).toBe(200);
    expect((await change(dearer, who.token)).body.code).toBe('APPROVAL_REQUIRED');
    const changes = (await trailOf(id)).filter((line) =>
      String(line).startsWith('schedule.changed'),
    );
    expect(changes).toHaveLength(2);
  });

  test('many times at once to the same is changed once, with one signature', async () => {
    const { who, id, next } = await weekly();
    await choosePin(who);
    const body = { scheduleId: id, date: next, payments: 'next', amount: 300 };
    await sign(who, body);
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(body, who.token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(
      (await trailOf(id)).filter((line) => String(line).startsWith('schedule.changed')),
    ).toHaveLength(1);
  });

  test('while its date falls due is paid with the amount its customer was told [L-287]', async () => {
    const bills = await Promise.all(Array.from({ length: 6 }, () => weekly()));
    await bank().bank.clock.advance(11 * 86_400);
    const job = systemContext(bank().bank, 'recurring-bills', 'test');
    const [answers] = await Promise.all([
      Promise.all(
        bills.map(({ who, id, next }) =>
          change({ scheduleId: id, date: next, payments: 'next', amount: 40 }, who.token),
        ),
      ),
      payInstalments(job),
    ]);
    await bank().worker.runAll();
    for (const [index, { who }] of bills.entries()) {
      const { status, body } = answers[index] ?? {};
      expect(status === 200 || body.code === 'DATE_NOT_NEXT').toBe(true);
      expect(await paidSince(who)).toEqual([status === 200 ? 40 : 100]);
    }
  });

  test('of another date, to a past end, or without sense is refused by name', async () => {
    const { who, id, next } = await weekly();
    const base = { scheduleId: id, date: next, payments: 'all', amount: 50, endDate: null };
    const refusedFor = async (extra: Record<string, unknown>) => {
      const { body } = await change({ ...base, ...extra }, who.token);
      return [body.code, Object.keys(body.fields ?? {})];
    };
    expect(await refusedFor({ date: inDays(1) })).toEqual(['DATE_NOT_NEXT', ['date']]);
    expect(await refusedFor({ endDate: inDays(1) })).toEqual(['END_BEFORE_NEXT', ['endDate']]);
    expect(await refusedFor({ endDate: undefined })).toEqual(['INVALID_FIELDS', ['endDate']]);
    expect(await refusedFor({ payments: 'next' })).toEqual(['INVALID_FIELDS', ['endDate']]);
    expect(await refusedFor({ payments: 'some' })).toEqual(['INVALID_FIELDS', ['payments']]);
    for (const amount of [0, -1, 0.001, '50', null])
      expect(await refusedFor({ amount })).toEqual(['INVALID_FIELDS', ['amount']]);
    expect(await refusedFor({ recipientAccount: '123456789' })).toEqual([
      'INVALID_FIELDS',
      ['recipientAccount'],
    ]);
    expect(await scheduleOf(who)).toMatchObject({ amount: 100, endDate: null });
  });

  test('without a PIN counts towards what may be paid without one', async () => {
    const { who, id, next } = await weekly();
    const body = { scheduleId: id, date: next, payments: 'all', amount: 101, endDate: null };
    const { config } = bank().bank;
    config.limits = true;
    expect((await change({ ...body, amount: 2_500.01 }, who.token)).body.code).toBe('DAILY_LIMIT');
    config.limits = false;
    expect((await change(body, who.token)).status).toBe(200);
  });
});
