import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { openCast, transferPlan, type LedgerPerson } from '../../tests/support/ledger-people.ts';
import { untilSomebodyWaits } from '../../tests/support/until-somebody-waits.ts';
import type { Database } from '../db/database.ts';
import { createGroupCommit } from './postgresql/group-commit.ts';
import { ClockWrongError } from './group-commit-errors.ts';
import { lockPeriod } from './lock-period.ts';
import { postWithin } from './postgresql/post.ts';

// All of it lies behind the real clock, which bounds what is booked.
const lastSecond = '2026-11-22T04:59:59Z';
const midnight = '2026-11-22T05:00:00Z';

describeOnBothEngines('the period lock', (open, engine) => {
  let db: Database;
  let people: Record<'alice' | 'bob' | 'cleo' | 'dan' | 'eve', LedgerPerson>;
  beforeEach(async () => {
    db = await open({ fsync: false });
    people = await openCast(db, {
      alice: 1_000n,
      bob: 1_000n,
      cleo: 1_000n,
      dan: 1_000n,
      eve: 1_000n,
    });
  });
  const pay = (from: keyof typeof people, to: keyof typeof people, bookedAt: string) =>
    transferPlan(people[from].accountId, people[to].accountId, 1n, {
      stamp: { bookedAt, businessDate: bookedAt.slice(0, 10) },
    });
  const bookedAs = async (id: string) => {
    const { rows } = await db.query<{ at: Temporal.Instant; day: string }>(
      `SELECT entry.booked_at AS at, business_date AS day FROM journal JOIN entry
        ON entry.journal_id = journal.id
        WHERE journal.id = $1 AND entry.booked_at = journal.booked_at LIMIT 1`,
      [id],
    );
    return [rows[0]?.at.toString(), rows[0]?.day];
  };

  test('books what comes late for a closed day on the open day, dated so', async () => {
    await lockPeriod(db, Temporal.Instant.from(midnight));
    const late = transferPlan(people.alice.accountId, people.bob.accountId, 1n, {
      stamp: { bookedAt: lastSecond, businessDate: '2026-11-21' },
    });
    await db.tx((tx) => postWithin(tx, [late]));
    expect(await bookedAs(late.claimId)).toEqual([midnight, '2026-11-22']);
  });

  test('never goes back, and never ahead of the clock', async () => {
    await lockPeriod(db, Temporal.Instant.from(midnight));
    await lockPeriod(db, Temporal.Instant.from(lastSecond));
    const { rows } = await db.query<{ at: Temporal.Instant }>(
      'SELECT closed_until AS at FROM period_lock',
    );
    expect(rows[0]?.at.toString()).toBe(midnight);
    await expect(lockPeriod(db, Temporal.Now.instant().add({ minutes: 1 }))).rejects.toThrow(
      'not over',
    );
    await expect(db.query('UPDATE period_lock SET closed_until = now()')).rejects.toThrow(
      'permission denied',
    );
    const closing = `INSERT INTO closed_day (day, from_at, until_at, closed_at)
      VALUES ('2026-11-22', '${midnight}', now(), now())`;
    await expect(db.query(closing)).rejects.toThrow('can still be booked into');
  });

  test('lifts a journal by its own accounts alone, whoever shares its call', async () => {
    const ahead = pay('alice', 'bob', '2026-11-22T12:00:00Z');
    await db.tx((tx) => postWithin(tx, [ahead]));
    const pulled = pay('bob', 'cleo', '2026-11-21T13:00:00Z');
    const others = pay('dan', 'eve', '2026-11-21T13:00:00Z');
    await db.tx((tx) => postWithin(tx, [pulled, others]));
    expect(await bookedAs(pulled.claimId)).toEqual(['2026-11-22T12:00:00Z', '2026-11-22']);
    expect(await bookedAs(others.claimId)).toEqual(['2026-11-21T13:00:00Z', '2026-11-21']);
  });

  test('from a clock ahead is refused and keeps its id free; others are posted', async () => {
    const groupCommit = createGroupCommit(db);
    const ahead = pay('alice', 'bob', Temporal.Now.instant().add({ minutes: 1 }).toString());
    const right = pay('cleo', 'dan', midnight);
    const [refused, posted] = await Promise.all([groupCommit.post(ahead), groupCommit.post(right)]);
    expect(refused).toMatchObject({ kind: 'refused', code: 'CLOCK_WRONG', replayed: false });
    expect(posted.kind).toBe('posted');
    await expect(db.tx((tx) => postWithin(tx, [ahead]))).rejects.toThrow(ClockWrongError);
    const mended = {
      ...ahead,
      journal: { ...(ahead.journal as NonNullable<typeof ahead.journal>), bookedAt: midnight },
    };
    expect((await groupCommit.post(mended)).kind).toBe('posted');
    await groupCommit.close();
  });

  /**
   * Does work while the bank's clock and its database's are both so far ahead; afterwards they are
   * right again.
   */
  async function whileClocksAreAhead(
    seconds: number,
    work: (now: Temporal.Instant) => Promise<void>,
  ): Promise<void> {
    await db.query('UPDATE sandbox_clock SET offset_seconds = $1', [BigInt(seconds)]);
    await work(Temporal.Now.instant().add({ seconds }));
    await db.query('UPDATE sandbox_clock SET offset_seconds = 0');
  }

  test('of an account booked ahead waits until then, and pulls no other with it', async () => {
    await whileClocksAreAhead(3_600, async (then) => {
      await db.tx((tx) => postWithin(tx, [pay('alice', 'bob', then.toString())]));
    });
    const now = Temporal.Now.instant().round('second').toString();
    const groupCommit = createGroupCommit(db);
    const [waiting, other] = [pay('bob', 'cleo', now), pay('dan', 'eve', now)];
    const [refused, posted] = await Promise.all([
      groupCommit.post(waiting),
      groupCommit.post(other),
    ]);
    expect([refused, posted.kind]).toEqual([
      expect.objectContaining({ kind: 'refused', code: 'CLOCK_WRONG', replayed: false }),
      'posted',
    ]);
    expect(await bookedAs(other.claimId)).toEqual([now, expect.anything()]);
    await expect(db.tx((tx) => postWithin(tx, [waiting]))).rejects.toMatchObject({
      code: 'CLOCK_WRONG',
      ofAccount: true,
    });
    await whileClocksAreAhead(3_700, async () =>
      expect((await groupCommit.post(waiting)).kind).toBe('posted'),
    );
    await groupCommit.close();
  });

  test('closed days of a clock ahead take nothing and date nothing', async () => {
    await whileClocksAreAhead(3_600, (then) => lockPeriod(db, then.subtract({ minutes: 10 })));
    const late = pay('alice', 'bob', lastSecond);
    await expect(db.tx((tx) => postWithin(tx, [late]))).rejects.toMatchObject({
      code: 'CLOCK_WRONG',
      ofAccount: false,
    });
    expect(await bookedAs(late.claimId)).toEqual([undefined, undefined]);
  });

  // The embedded engine does one thing at a time.
  if (engine === 'postgresql')
    test('waits for postings under way, and is seen by those behind it', async () => {
      const posted = Promise.withResolvers<void>();
      const mayCommit = Promise.withResolvers<void>();
      const [underWay, behind] = [pay('alice', 'bob', lastSecond), pay('cleo', 'dan', lastSecond)];
      const first = db.tx(async (tx) => {
        await postWithin(tx, [underWay]);
        posted.resolve();
        await mayCommit.promise;
      });
      await posted.promise;
      const locked = lockPeriod(db, Temporal.Instant.from(midnight));
      await untilSomebodyWaits(db);
      const second = db.tx((tx) => postWithin(tx, [behind]));
      await untilSomebodyWaits(db, 2);
      mayCommit.resolve();
      await Promise.all([first, locked, second]);
      expect((await bookedAs(underWay.claimId))[0]).toBe(lastSecond);
      expect((await bookedAs(behind.claimId))[0]).toBe(midnight);
    });
});
