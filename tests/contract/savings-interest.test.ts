import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { fund, type Customer } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { creditInterest } from '../../server/money/interest/credit-interest.ts';
import { setBankClock } from '../support/set-bank-clock.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { lockPeriod } from '../../server/ledger/lock-period.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { transferPlan } from '../support/ledger-people.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { useBankPerTest } from '../support/payments.ts';
import { verifyBank } from '../support/verify-bank.ts';

const { bank, cast, balanceOf, listOf, pay, toBruno } = useBankPerTest();

/**
 * Test banks pay nothing, so that a month's end changes no other test; here they pay what we ship.
 */
const payInterest = ({ bank: opened }: TestBank) =>
  setPolicy(opened.db, 'savingsRate', shippedPolicies.savingsRate, opened.clock.businessNow());
beforeEach(() => payInterest(bank()));

const instantOf = (local: string) =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(bankTimeZone).toInstant();

/** Moves business time to a moment of the bank's home without running a job. */
const setClock = ({ bank: opened }: TestBank, local: string): Promise<void> =>
  setBankClock(opened, local);

/** The same, and lets everything that became due happen. */
async function moveTo(testBank: TestBank, local: string): Promise<void> {
  await setClock(testBank, local);
  await testBank.worker.runAll();
}

/** Nine in the morning, or another time, of a day. */
const at = (day: Temporal.PlainDate, time = '09:00') => `${day.toString()}T${time}`;

/** The first of the month that lies `ahead` months after this one. */
function month(ahead: number, { bank: opened } = bank()): Temporal.PlainDate {
  return Temporal.PlainDate.from(opened.clock.businessDay())
    .with({ day: 1 })
    .add({ months: ahead });
}

/** The next year with a twenty-ninth of February that still lies ahead. */
function nextLeapYear(): number {
  let day = Temporal.PlainDate.from(bank().bank.clock.businessDay()).with({ month: 1, day: 1 });
  do day = day.add({ years: 1 });
  while (!day.inLeapYear);
  return day.year;
}

interface Credited {
  reference: string;
  amount: number;
}

async function creditsOf(testBank: TestBank, { token }: Customer): Promise<Credited[]> {
  const { body } = await testBank.call(
    'GET',
    '/api/transfers/transactions?search=INTEREST-&limit=500',
    { token },
  );
  return body.transfers.map(({ reference, amount }: Credited) => ({ reference, amount }));
}

const cents = (amount: number) => Number(amount.toFixed(2));
const savingsOf = async ({ token }: Customer) =>
  (await bank().call('GET', '/api/users/accounts/savings', { token })).body;
const referenceOf = (start: Temporal.PlainDate) => `INTEREST-${start.toString().slice(0, 7)}`;
/**
 * Cents of interest on each day's balance at each day's rate, as a person would work it out:
 * rounded once.
 */
const expected = (...stretches: [days: number, balance: number, rateBps: number][]) =>
  Math.round(
    stretches.reduce((sum, [days, balance, rateBps]) => sum + days * balance * 100 * rateBps, 0) /
      3_650_000,
  ) / 100;

describe('interest on savings', () => {
  test('every day earns on its closing balance; the next month credits it [L-295]', async () => {
    const { alice } = cast();
    const start = month(1);
    await moveTo(bank(), at(start));
    const opening = await balanceOf(alice);
    await moveTo(bank(), at(start.with({ day: 10 })));
    await pay(toBruno(2500));
    await setPolicy(
      bank().bank.db,
      'savingsRate',
      { rateBps: 525 },
      instantOf(at(start.with({ day: 16 }), '00:00')),
    );
    await moveTo(bank(), at(start.with({ day: 21 })));
    // Until yesterday: nine days of the whole, six after the payment, five at the new rate.
    const sofar = expected([9, opening, 400], [6, opening - 2500, 400], [5, opening - 2500, 525]);
    expect(await savingsOf(alice)).toMatchObject([
      { rateBps: 525, apyBps: 538, interestThisMonth: sofar },
    ]);
    await moveTo(bank(), at(start.add({ months: 1 })));
    const earned = expected(
      [9, opening, 400],
      [6, opening - 2500, 400],
      [start.daysInMonth - 15, opening - 2500, 525],
    );
    const [credit] = (await listOf(alice, '?search=INTEREST-')).transfers;
    expect(credit).toMatchObject({
      reference: referenceOf(start),
      amount: earned,
      transactionType: 'credit',
      status: 'Completed',
      senderAccount: 'Larkmoor Bank',
      recipientName: alice.username,
      recipientAccount: alice.savings.number,
    });
    expect(await balanceOf(alice)).toBe(cents(opening - 2500 + earned));
    expect((await savingsOf(alice))[0].interestThisMonth).toBe(0);
  });

  test('a payment just after the month’s end counts; no credit for ten minutes', async () => {
    const { alice } = cast();
    const start = month(1);
    await moveTo(bank(), at(start));
    const opening = await balanceOf(alice);
    const next = start.add({ months: 1 });
    await moveTo(bank(), at(next, '00:05'));
    expect(await creditsOf(bank(), alice)).not.toContainEqual(
      expect.objectContaining({ reference: referenceOf(start) }),
    );
    const { rows } = await bank().bank.db.query<{ id: string }>(
      'SELECT account_id AS id FROM customer_account WHERE number = $1',
      [alice.savings.number],
    );
    const prepared = {
      kind: 'closing',
      bookedAt: instantOf(at(next, '00:00')).subtract({ seconds: 1 }).toString(),
      businessDate: next.subtract({ days: 1 }).toString(),
    } as const;
    const late = transferPlan(
      rows[0]?.id as string,
      bankAccountId('unclaimed_funds', 'USD'),
      2_500_00n,
      { stamp: prepared },
    );
    await bank().bank.db.tx((tx) => postWithin(tx, [late]));
    await moveTo(bank(), at(next, '00:11'));
    const amount = expected([start.daysInMonth - 1, opening, 400], [1, opening - 2500, 400]);
    expect(await creditsOf(bank(), alice)).toContainEqual({
      reference: referenceOf(start),
      amount,
    });
  });

  test('a month whose interest is credited takes no booking any more', async () => {
    await bank().stopJobs();
    const { alice } = cast();
    const start = month(1);
    await setClock(bank(), at(start, '00:11'));
    await creditInterest(systemContext(bank().bank, 'interest', 'test'));
    const { rows } = await bank().bank.db.query<{ id: string }>(
      'SELECT account_id AS id FROM customer_account WHERE number = $1',
      [alice.investment.number],
    );
    const prepared = {
      kind: 'funding',
      bookedAt: instantOf(at(start, '00:00')).subtract({ seconds: 1 }).toString(),
    } as const;
    const late = transferPlan(bankAccountId('staff_funding', 'USD'), rows[0]?.id as string, 100n, {
      stamp: prepared,
    });
    await bank().bank.db.tx((tx) => postWithin(tx, [late]));
    const { rows: journals } = await bank().bank.db.query<{ day: string }>(
      'SELECT business_date AS day FROM journal WHERE id = $1',
      [late.claimId],
    );
    expect(journals).toEqual([{ day: start.toString() }]);
  });

  test('interest is kept as credited on the day it was booked on', async () => {
    await bank().stopJobs();
    const { clock, db } = bank().bank;
    const start = month(1);
    await setClock(bank(), at(start.add({ days: 1 }), '00:20'));
    await lockPeriod(db, instantOf(at(start.add({ days: 1 }), '00:00')));
    const behind = clock.businessNow().subtract({ minutes: 30 });
    const [now, day] = [
      vi.spyOn(clock, 'businessNow').mockReturnValue(behind),
      vi.spyOn(clock, 'businessDay').mockReturnValue(start.toString()),
    ];
    await creditInterest(systemContext(bank().bank, 'interest', 'test'));
    now.mockRestore();
    day.mockRestore();
    const { rows } = await db.query(
      'SELECT DISTINCT due_on::text, credited_on::text FROM interest_credit',
    );
    expect(rows).toEqual([
      { due_on: start.toString(), credited_on: start.add({ days: 1 }).toString() },
    ]);
  });

  test('February of a leap year has one day more, and credits earn from then on', async () => {
    const { alice } = cast();
    const year = nextLeapYear();
    await moveTo(bank(), `${year}-02-01T09:00`);
    const opening = await balanceOf(alice);
    await moveTo(bank(), `${year}-04-01T09:00`);
    const february = expected([29, opening, 400]);
    const march = expected([31, opening + february, 400]);
    expect((await creditsOf(bank(), alice)).slice(0, 2)).toEqual([
      { reference: `INTEREST-${year}-03`, amount: march },
      { reference: `INTEREST-${year}-02`, amount: february },
    ]);
    const [{ interestThisYear }] = await savingsOf(alice);
    expect(interestThisYear).toBeGreaterThan(february + march);
  });

  test('a bank that slept for months credits the same, to the cent', async () => {
    const awake = await openTestBank();
    try {
      await payInterest(awake);
      for (const testBank of [awake, bank()])
        await setClock(testBank, at(month(1, testBank), '12:00'));
      for (const testBank of [awake, bank()])
        await fund(testBank.call, testBank.cast.admin, testBank.cast.alice, 987_654.32);
      for (let ahead = 1; ahead <= 6; ahead += 1) await moveTo(awake, at(month(1, awake), '00:30'));
      await moveTo(bank(), at(month(6), '00:30'));
      const credits = await creditsOf(awake, awake.cast.alice);
      expect(credits).toHaveLength(7);
      expect(await creditsOf(bank(), cast().alice)).toEqual(credits);
      // Interest booked late is real from then on: the next month is the same again.
      for (const testBank of [awake, bank()]) await moveTo(testBank, at(month(1, testBank)));
      expect(await creditsOf(bank(), cast().alice)).toEqual(
        await creditsOf(awake, awake.cast.alice),
      );
      await verifyBank(awake.bank.db);
    } finally {
      await awake.close();
    }
  });

  test('several workers at once, and once more, credit each month once', async () => {
    const { alice, carla } = cast();
    await setClock(bank(), at(month(3)));
    const work = async () => {
      while ((await creditInterest(systemContext(bank().bank, 'interest', 'test'))) > 0);
    };
    await Promise.all([work(), work(), work(), work()]);
    await work();
    const references = (await creditsOf(bank(), alice)).map(({ reference }) => reference);
    expect(references).toEqual([...new Set(references)]);
    expect(references.length).toBe(3);
    // Suspended is not penniless: the money still earns.
    expect((await creditsOf(bank(), carla)).length).toBe(3);
  });

  test('less than half a cent of interest is no transfer', async () => {
    const { admin, bruno } = cast();
    const start = month(1);
    await moveTo(bank(), at(start));
    const half = Math.floor(3_650_000 / 2 / 400 / start.daysInMonth) / 100;
    await fund(bank().call, admin, bruno, half);
    await moveTo(bank(), at(start.add({ months: 1 })));
    expect(await creditsOf(bank(), bruno)).toEqual([]);
    await fund(bank().call, admin, bruno, cents(1.85 - half));
    await moveTo(bank(), at(start.add({ months: 2 })));
    expect(await creditsOf(bank(), bruno)).toEqual([
      { reference: referenceOf(start.add({ months: 1 })), amount: 0.01 },
    ]);
  });

  test('a closed account takes its interest until yesterday, and earns no more', async () => {
    const { admin, alice } = cast();
    const start = month(1);
    await moveTo(bank(), at(start));
    const opening = await balanceOf(alice);
    await setClock(bank(), at(start.with({ day: 18 })));
    const { status, body } = await bank().call('DELETE', `/api/admin/users/${alice.id}`, {
      token: admin.token,
    });
    expect(status).toBe(200);
    expect(body.unclaimed).toBe(cents(opening + expected([17, opening, 400])));
    await moveTo(bank(), at(start.add({ months: 3 })));
    const { rows } = await bank().bank.db.query<{ count: bigint }>(
      'SELECT count(*) AS count FROM interest_credit WHERE account_id = $1',
      [alice.savings._id],
    );
    expect(rows[0]?.count).toBe(2n);
  });
});

describe('the savings and investment accounts', () => {
  test('come as plain arrays of the own ones, with what a customer wants to know [D-62]', async () => {
    const { alice, bruno } = cast();
    expect(await savingsOf(alice)).toEqual([
      {
        ...alice.savings,
        balance: 10_000,
        available: 10_000,
        rateBps: 400,
        apyBps: 407,
        interestThisMonth: expect.any(Number),
        interestThisYear: 0,
        goal: null,
      },
    ]);
    expect((await savingsOf(bruno)).map(({ number }: { number: string }) => number)).toEqual([
      bruno.savings.number,
    ]);
    const { body } = await bank().call('GET', '/api/users/accounts/investment', {
      token: alice.token,
    });
    expect(body).toEqual([
      {
        ...alice.investment,
        asOf: expect.stringMatching(/^\d{4}-.*Z$/),
        madeOf: { movedIn: 0, movedOut: 0, otherIn: 0, otherOut: 0 },
      },
    ]);
  });

  test('have a history of their own, and nobody else’s account has one here', async () => {
    const { alice, bruno } = cast();
    const historyOf = async (number: string) =>
      (
        await bank().call('GET', `/api/users/accounts/history?account=${number}`, {
          token: alice.token,
        })
      ).body.days;
    expect((await historyOf(alice.savings.number)).at(-1)).toMatchObject({ total: 10_000 });
    expect(await historyOf(alice.checking.number)).toEqual([]);
    await pay(toBruno(10));
    expect(await historyOf(bruno.checking.number)).toEqual([]);
    for (const query of ['account=12', 'range=2Y'])
      expect(
        (await bank().call('GET', `/api/users/accounts/history?${query}`, { token: alice.token }))
          .status,
      ).toBe(400);
  });

  test('have a history of a month, of a quarter or of a year, by what is asked for', async () => {
    const { alice } = cast();
    await setBankClock(bank().bank, at(month(14)));
    const daysOf = async (range: string) =>
      (await bank().call('GET', `/api/users/accounts/history${range}`, { token: alice.token })).body
        .days;
    const lengths = [];
    for (const range of ['', '?range=1M', '?range=3M', '?range=1Y'])
      lengths.push((await daysOf(range)).length);
    expect(lengths).toEqual([31, 31, 92, 366]);
    expect((await daysOf('?range=1Y')).at(-1)).toEqual((await daysOf('')).at(-1));
  });
});
