import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import {
  idOf,
  openCast,
  planOf,
  staffFunding,
  transferPlan,
  type LedgerPerson,
} from '../../../tests/support/ledger-people.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import type { Connection, Database } from '../../db/database.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import { findBalances } from './balances.ts';
import { createGroupCommit } from './group-commit.ts';
import { GroupCommitBusyError } from '../group-commit-errors.ts';

/**
 * The same database, counting the calls of the posting function; `gate` holds each of them back.
 */
function watched(
  db: Database,
  gate: () => Promise<void> = () => Promise.resolve(),
): { db: Database; calls: () => number } {
  let calls = 0;
  const watch = (connection: Connection): Connection => ({
    query: async (sql, values, options) => {
      if (sql.includes('ledger_post')) calls += 1;
      await gate();
      return await connection.query(sql, values, options);
    },
    lookUp: (lookUp, key) => connection.lookUp(lookUp, key),
    tx: (work) => connection.tx(work),
    release: () => connection.release(),
  });
  const reserve = async (): Promise<Connection> => watch(await db.reserve());
  return {
    db: {
      engine: db.engine,
      durability: db.durability,
      query: db.query.bind(db),
      lookUp: db.lookUp.bind(db),
      tx: db.tx.bind(db),
      reserve,
      close: () => Promise.resolve(),
    },
    calls: () => calls,
  };
}

describeOnBothEngines('the group commit', (open) => {
  let db: Database;
  let alice: LedgerPerson;
  let bob: LedgerPerson;
  beforeAll(async () => {
    db = await open({ fsync: false });
    ({ alice, bob } = await openCast(db, { alice: 1_000_00n, bob: 0n }));
  });

  const pay = (amountMinor = 1n) => transferPlan(alice.accountId, bob.accountId, amountMinor);
  const unbalanced = () =>
    planOf([
      { accountId: alice.accountId, amountMinor: -1n },
      { accountId: staffFunding, amountMinor: 2n },
    ]);

  test('posts what waits together in few calls, and each exactly once', async () => {
    const counted = watched(db);
    const groupCommit = createGroupCommit(counted.db);
    const before = (await findBalances(db, [bob.accountId]))[0]?.postedMinor ?? 0n;
    const outcomes = await Promise.all(Array.from({ length: 600 }, () => groupCommit.post(pay())));
    expect(outcomes.every(({ kind }) => kind === 'posted')).toBe(true);
    expect((await findBalances(db, [bob.accountId]))[0]?.postedMinor).toBe(before + 600n);
    expect(counted.calls()).toBeLessThan(10);
    await groupCommit.close();
    await verifyBooks(db);
  });

  test('fails a plan that cannot be posted alone, among many that can', async () => {
    const groupCommit = createGroupCommit(db);
    const posted = Array.from({ length: 20 }, () => groupCommit.post(pay()));
    const failed = groupCommit.post(unbalanced());
    const more = Array.from({ length: 20 }, () => groupCommit.post(pay()));
    await expect(failed).rejects.toThrow('sum to zero');
    expect((await Promise.all([...posted, ...more])).every(({ kind }) => kind === 'posted')).toBe(
      true,
    );
    await groupCommit.close();
    await verifyBooks(db);
  });

  test('refuses a plan that no ledger could post before it reaches the others', async () => {
    const groupCommit = createGroupCommit(db);
    await expect(groupCommit.post(planOf([]))).rejects.toThrow('fewer than two legs');
    await groupCommit.close();
  });

  test('tells a twin that came along what became of the first', async () => {
    const groupCommit = createGroupCommit(db);
    const plan = pay();
    expect(
      (
        await Promise.all([
          groupCommit.post(plan),
          groupCommit.post(plan),
          groupCommit.post({ ...plan, payloadHash: '00' }),
        ])
      ).map(({ kind }) => kind),
    ).toEqual(['posted', 'replayed', 'conflict']);
    await groupCommit.close();
  });

  test('sheds what does not fit its queue, and posts the rest', async () => {
    const groupCommit = createGroupCommit(db, { capacity: 5 });
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => groupCommit.post(pay())),
    );
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(3).fill('rejected'),
    ]);
    expect(
      results
        .flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
        .every((error) => error instanceof GroupCommitBusyError && error.retryAfterSeconds > 0),
    ).toBe(true);
    await groupCommit.close();
  });

  test('answers whoever waits too long behind a database that stands still', async () => {
    const held = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const stopped = watched(db, async () => {
      reached.resolve();
      await held.promise;
    });
    const groupCommit = createGroupCommit(stopped.db, { patienceMs: 100, connections: 1 });
    const first = groupCommit.post(pay());
    await reached.promise;
    await expect(groupCommit.post(pay())).rejects.toThrow(GroupCommitBusyError);
    held.resolve();
    expect((await first).kind).toBe('posted');
    await groupCommit.close();
  });

  test('keeps payments waiting while the database answers others, however slowly', async () => {
    const slow = watched(db, () => pause(500));
    const groupCommit = createGroupCommit(slow.db, { connections: 1, batchSize: 1 });
    const outcomes = await Promise.all(Array.from({ length: 7 }, () => groupCommit.post(pay())));
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(7).fill('posted'));
    await groupCommit.close();
  });

  test('fails what waits while the database is away, and posts again when it is back', async () => {
    let away = true;
    const reserve = (): Promise<Connection> =>
      away ? Promise.reject(new DatabaseUnavailableError('away')) : db.reserve();
    const groupCommit = createGroupCommit({
      engine: db.engine,
      durability: db.durability,
      query: db.query.bind(db),
      lookUp: db.lookUp.bind(db),
      tx: db.tx.bind(db),
      close: () => Promise.resolve(),
      reserve,
    });
    await expect(groupCommit.post(pay())).rejects.toThrow(DatabaseUnavailableError);
    away = false;
    expect((await groupCommit.post(pay())).kind).toBe('posted');
    await groupCommit.close();
  });

  /** The same database; what `breaks` names fails as a connection does that was lost. */
  const losing = (breaks: (call: number) => 'before' | 'after' | undefined): Database => {
    let calls = 0;
    const lost = (kind: typeof DatabaseUnavailableError | typeof OutcomeUnknownError) => {
      throw new kind('lost', { cause: new Error('Connection terminated unexpectedly') });
    };
    const reserve = async (): Promise<Connection> => {
      const connection = await db.reserve();
      return {
        ...connection,
        query: async (sql, values, options) => {
          calls += 1;
          const broken = breaks(calls);
          if (broken === 'before') lost(DatabaseUnavailableError);
          const answer = await connection.query<never>(sql, values, options);
          return broken === 'after' ? lost(OutcomeUnknownError) : answer;
        },
        tx: (work) => connection.tx(work),
        release: () => connection.release(),
      };
    };
    return { ...watched(db).db, reserve };
  };

  test('sends again what a lost connection may have posted: it is posted once', async () => {
    const groupCommit = createGroupCommit(
      losing((call) => (call === 1 ? 'after' : call === 2 ? 'before' : undefined)),
      { outagePatienceMs: 60_000, answerAgain: (_, kept) => Promise.resolve(kept) },
    );
    const posted = async () => (await findBalances(db, [bob.accountId]))[0]?.postedMinor ?? 0n;
    const before = await posted();
    expect((await groupCommit.post(pay(3n))).kind).toBe('replayed');
    expect((await posted()) - before).toBe(3n);
    await groupCommit.close();
  });

  test('says that an outcome is unknown until the end, whatever the last try met', async () => {
    const groupCommit = createGroupCommit(
      losing((call) => (call === 1 ? 'after' : 'before')),
      { outagePatienceMs: 300 },
    );
    await expect(groupCommit.post(pay())).rejects.toThrow(OutcomeUnknownError);
    await groupCommit.close();
  });

  test('takes nothing any more once it closes, and finishes what it has', async () => {
    const groupCommit = createGroupCommit(db);
    const last = groupCommit.post(pay());
    const closed = groupCommit.close();
    await expect(groupCommit.post(pay())).rejects.toThrow(GroupCommitBusyError);
    await closed;
    expect((await last).kind).toBe('posted');
  });

  test('decides a refused id anew when the refusal left it free', async () => {
    const groupCommit = createGroupCommit(db);
    const plan = (otherwise: boolean) => ({
      ...pay(),
      claimId: idOf('free'),
      ...(otherwise ? { refuse: { code: 'ACCOUNT_SUSPENDED' as const } } : {}),
    });
    const { journal: _, ...refused } = plan(true);
    expect(
      (await Promise.all([groupCommit.post(refused), groupCommit.post(plan(false))])).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['refused', 'posted']);
    await groupCommit.close();
  });
});
