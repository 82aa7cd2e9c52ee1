import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCast, transferPlan, type LedgerPerson } from '../../../tests/support/ledger-people.ts';
import {
  describeOnPostgres,
  makePlace,
  openPlace,
  type TestPlace,
} from '../../../tests/support/test-database.ts';
import type { Connection, Database } from '../../db/database.ts';
import { OutcomeUnknownError } from '../../db/errors.ts';
import { findBalances } from './balances.ts';
import { createGroupCommit } from './group-commit.ts';
import type { PostingPlan } from '../plan.ts';

const together = 200;

/** The same database; `onFlush` is asked before a flush goes to the disk. */
function withFlushes(db: Database, onFlush: () => Promise<void>): Database {
  const watch = (connection: Connection): Connection => ({
    query: async (sql, values, options) => {
      if (sql.includes('pg_logical_emit_message')) await onFlush();
      return await connection.query(sql, values, options);
    },
    lookUp: (lookUp, key) => connection.lookUp(lookUp, key),
    tx: (work) => connection.tx(work),
    release: () => connection.release(),
  });
  const reserve = async (): Promise<Connection> => watch(await db.reserve());
  return {
    engine: db.engine,
    durability: db.durability,
    query: db.query.bind(db),
    lookUp: db.lookUp.bind(db),
    tx: db.tx.bind(db),
    reserve,
    close: () => Promise.resolve(),
  };
}

describeOnPostgres('postings that give their locks back before the disk has them', () => {
  let place: TestPlace;
  let db: Database;
  let alice: LedgerPerson;
  let bob: LedgerPerson;
  afterAll(async () => {
    await db.close();
    await place.remove();
  });
  beforeAll(async () => {
    place = await makePlace('postgresql');
    db = await openPlace(place);
    ({ alice, bob } = await openCast(db, { alice: 1_000_00n, bob: 0n }));
  });

  const balanceOfBob = async () => (await findBalances(db, [bob.accountId]))[0]?.postedMinor;
  const payTogether = (groupCommit: ReturnType<typeof createGroupCommit>) =>
    Array.from({ length: together }, () =>
      groupCommit.post(transferPlan(alice.accountId, bob.accountId, 1n)),
    );

  test('are told to nobody before the flush has passed', async () => {
    const disk = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const groupCommit = createGroupCommit(
      withFlushes(db, async () => {
        asked.resolve();
        await disk.promise;
      }),
    );
    let told = 0;
    const before = (await balanceOfBob()) ?? 0n;
    const posted = payTogether(groupCommit).map((outcome) => outcome.then(() => (told += 1)));
    await asked.promise;
    // Others see it committed, but no caller has had an answer yet.
    await expect.poll(balanceOfBob).toBe(before + BigInt(together));
    expect(told).toBe(0);
    disk.resolve();
    await Promise.all(posted);
    expect(told).toBe(together);
    await groupCommit.close();
  });

  test('are told to nobody who asks again before the flush has passed either', async () => {
    const disk = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const first = createGroupCommit(
      withFlushes(db, async () => {
        asked.resolve();
        await disk.promise;
      }),
    );
    const plans = Array.from({ length: together }, () =>
      transferPlan(alice.accountId, bob.accountId, 1n),
    );
    const posted = Promise.all(plans.map((plan) => first.post(plan)));
    await asked.promise;
    // Another server, with one request alone: its call has nothing to write, so its own commit
    // waits for nothing.
    let flushes = 0;
    const other = await openPlace(place);
    const second = createGroupCommit(withFlushes(other, async () => void (flushes += 1)));
    const [plan] = plans;
    expect((await second.post(plan as PostingPlan)).kind).toBe('replayed');
    expect(flushes).toBe(1);
    disk.resolve();
    await posted;
    await Promise.all([first.close(), second.close()]);
    await other.close();
  });

  test('have an unknown outcome when the flush fails', async () => {
    const groupCommit = createGroupCommit(
      withFlushes(db, () => Promise.reject(new Error('the disk is gone'))),
    );
    const results = await Promise.allSettled(payTogether(groupCommit));
    expect(
      results.every(
        (result) => result.status === 'rejected' && result.reason instanceof OutcomeUnknownError,
      ),
    ).toBe(true);
    await groupCommit.close();
  });

  test('are noted as confirmed once the disk has them, and not where it failed', async () => {
    const confirmed: string[] = [];
    let diskIsGone = true;
    const groupCommit = createGroupCommit(
      withFlushes(db, async () => {
        if (diskIsGone) throw new Error('the disk is gone');
      }),
      { onConfirmed: (claimId) => confirmed.push(claimId) },
    );
    await Promise.allSettled(payTogether(groupCommit));
    expect(confirmed).toEqual([]);
    diskIsGone = false;
    await Promise.all(payTogether(groupCommit));
    expect(confirmed).toHaveLength(together);
    await groupCommit.close();
  });

  test('a group commit that closes waits for their flush', async () => {
    const groupCommit = createGroupCommit(db);
    const posted = Promise.all(payTogether(groupCommit));
    await groupCommit.close();
    expect((await posted).every(({ kind }) => kind === 'posted')).toBe(true);
  });
});
