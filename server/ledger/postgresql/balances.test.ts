import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import { openCast, transferPlan, type LedgerPerson } from '../../../tests/support/ledger-people.ts';
import type { Database } from '../../db/database.ts';
import { balanceBefore, findEntries, findEntryRange } from './balances.ts';
import { postWithin } from './post.ts';

const start = Temporal.Instant.from('2026-12-01T00:00:00Z');
const day = (number: number): Temporal.Instant => start.add({ hours: 24 * number });

describeOnBothEngines('an account', (open) => {
  let db: Database;
  let alice: LedgerPerson;
  let bob: LedgerPerson;

  // Bob gets a cent at noon of each of 100 days, two on the tenth.
  beforeAll(async () => {
    db = await open({ fsync: false });
    ({ alice, bob } = await openCast(db, { alice: 10_00n, bob: 0n }));
    const days = [...Array(100).keys()].flatMap((number) => (number === 10 ? [10, 10] : [number]));
    // The clock of this bank is set past all of it.
    await db.query('UPDATE sandbox_clock SET offset_seconds = $1', [BigInt(200 * 24 * 60 * 60)]);
    const plans = days.map((number) =>
      transferPlan(alice.accountId, bob.accountId, 1n, {
        stamp: { bookedAt: day(number).add({ hours: 12 }).toString() },
      }),
    );
    await db.tx((tx) => postWithin(tx, plans));
  });

  test.each([
    [0, 0n],
    [1, 1n],
    [10, 10n],
    [11, 12n],
    [50, 51n],
    [100, 101n],
    [500, 101n],
  ])(
    'has at the start of day %i the balance of all entries before it',
    async (number, expected) => {
      expect(await balanceBefore(db, bob.accountId, day(number))).toBe(expected);
    },
  );

  test('gives any page of its entries by number, newest first', async () => {
    const page = await findEntries(db, bob.accountId, 50n, 52n);
    expect(
      page.map(({ seq, balanceAfterMinor, amountMinor }) => [seq, balanceAfterMinor, amountMinor]),
    ).toEqual([
      [52n, 52n, 1n],
      [51n, 51n, 1n],
      [50n, 50n, 1n],
    ]);
  });

  test('gives the numbers of a range of dates', async () => {
    expect(await findEntryRange(db, bob.accountId, day(10), day(12))).toEqual({
      first: 11n,
      last: 13n,
    });
    expect(await findEntryRange(db, bob.accountId, day(200), day(300))).toEqual({
      first: 102n,
      last: 101n,
    });
  });

  test('never books backwards in time, whatever the clock says', async () => {
    await db.tx((tx) =>
      postWithin(tx, [
        transferPlan(alice.accountId, bob.accountId, 1n, { stamp: { bookedAt: start.toString() } }),
      ]),
    );
    expect((await findEntries(db, bob.accountId, 102n, 102n))[0]?.bookedAt.toString()).toBe(
      day(99).add({ hours: 12 }).toString(),
    );
  });
});
