import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { interestOfDays } from '../../contract/money/savings-interest.ts';
import { startOfDay } from '../../server/base/clock.ts';
import type { Database } from '../../server/db/database.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { interestEarned } from '../../server/money/interest/interest-earned.ts';
import { openPeople, transferPlan } from '../support/ledger-people.ts';
import { setPolicy } from '../support/set-policy.ts';
import { describeOnBothEngines } from '../support/test-database.ts';

// A month with a night of 23 hours, and days of its neighbours.
const firstDay = '2024-02-20';
const period = { from: '2024-03-01', until: '2024-04-01' };
const days = Array.from({ length: 31 }, (_, index) => addDays(period.from, index));
const rateChange = '2024-03-16';
const rateOf = (day: string) => (day < rateChange ? 437 : 611);

const booking = fc.record({
  // Up to the second days begin and end, also when the clocks change.
  day: fc.constantFrom(0, 9, 10, 18, 19, 20, 25, 41),
  second: fc.constantFrom(-1, 0, 1, 7_199, 7_200, 43_200),
  amountMinor: fc.bigInt({ min: -5_000_00n, max: 9_000_00n }).filter((amount) => amount !== 0n),
  // More than are read one by one.
  times: fc.constantFrom(1, 2, 3, 110),
});

const lateCredit = fc.record({
  due: fc.integer({ min: -5, max: 33 }),
  late: fc.integer({ min: 1, max: 40 }),
  amountMinor: fc.bigInt({ min: 1n, max: 900_00n }),
});

type Booking = typeof booking extends fc.Arbitrary<infer Value> ? Value : never;
type LateCredit = typeof lateCredit extends fc.Arbitrary<infer Value> ? Value : never;

/** An account of the bank that nothing was booked on, so that its first booking may lie far back. */
async function openSource(db: Database): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO account (id, gl_code, currency, overdraft_limit, hard_floor)
      VALUES ($1, '1190', 'USD', NULL, NULL)`,
    [id],
  );
  return id;
}

async function book(
  db: Database,
  [source, accountId]: readonly [string, string],
  bookings: readonly Booking[],
): Promise<void> {
  const dated = bookings
    .map(({ day, second, ...rest }) => ({
      ...rest,
      bookedAt: startOfDay(addDays(firstDay, day)).add({ seconds: second }),
    }))
    .toSorted((a, b) => Temporal.Instant.compare(a.bookedAt, b.bookedAt));
  for (const { amountMinor, times, bookedAt } of dated) {
    const plans = Array.from({ length: times }, () =>
      transferPlan(source, accountId, amountMinor, {
        stamp: { bookedAt: bookedAt.toString() },
      }),
    );
    await db.tx((tx) => postWithin(tx, plans));
  }
}

async function creditLate(
  db: Database,
  accountId: string,
  credits: readonly LateCredit[],
): Promise<void> {
  await db.tx(async (tx) => {
    // Of an account that no customer has: the rule of the table is off.
    await tx.query(`SET LOCAL session_replication_role = 'replica'`);
    for (const { due, late, amountMinor } of credits)
      await tx.query(
        `INSERT INTO interest_credit (account_id, due_on, credited_on, amount_minor, transfer_id)
         SELECT $1, $2::date, $3::date, $4, gen_random_uuid() ON CONFLICT DO NOTHING`,
        [accountId, addDays(period.from, due), addDays(period.from, due + late), amountMinor],
      );
  });
}

/** Each day's balance by itself, by halving. */
async function dayByDay(db: Database, accountId: string): Promise<bigint> {
  const { rows } = await db.query<{ day: string; balanceMinor: bigint }>(
    `SELECT d.day, (coalesce(ledger_balance_before($1::uuid,
        (d.day::date + 1)::timestamp AT TIME ZONE $3), 0)
        + coalesce((SELECT sum(i.amount_minor) FROM interest_credit i
           WHERE i.account_id = $1::uuid AND i.credited_on > d.day::date
             AND i.due_on <= d.day::date), 0))::bigint AS "balanceMinor"
       FROM unnest($2::text[]) AS d (day)`,
    [accountId, days, bankTimeZone],
  );
  return interestOfDays(
    rows.map(({ day, balanceMinor }) => ({ balanceMinor, rateBps: rateOf(day) })),
  );
}

describeOnBothEngines('the interest of any history', (open) => {
  test('is that of each day’s balance, however it is read', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await setPolicy(db, 'savingsRate', { rateBps: rateOf(firstDay) }, startOfDay(firstDay));
    await setPolicy(db, 'savingsRate', { rateBps: rateOf(rateChange) }, startOfDay(rateChange));
    await fc.assert(
      fc.asyncProperty(
        fc.array(booking, { maxLength: 8 }),
        fc.array(lateCredit, { maxLength: 3 }),
        async (bookings, credits) => {
          const [saver, idle] = await openPeople(db, [0n, 0n]);
          const source = await openSource(db);
          const accountId = saver?.accountId as string;
          const ids = [accountId, idle?.accountId as string, source];
          await book(db, [source, accountId], bookings);
          await creditLate(db, accountId, credits);
          const earned = await interestEarned(
            db,
            ids.map((id) => ({ accountId: id, ...period })),
          );
          for (const id of ids) expect(earned.get(id)).toBe(await dayByDay(db, id));
        },
      ),
      { numRuns: 10 },
    );
  });
});
