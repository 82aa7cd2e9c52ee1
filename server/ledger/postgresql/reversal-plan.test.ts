import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import { hashOf, idOf, openCast, transferPlan } from '../../../tests/support/ledger-people.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import type { Database } from '../../db/database.ts';
import { findBalances } from './balances.ts';
import { bankAccountId } from '../chart.ts';
import { closeAccounts } from './accounts.ts';
import type { PostingPlan } from '../plan.ts';
import { postWithin } from './post.ts';
import { reversalPlan } from './reversal-plan.ts';

const stamp = {
  kind: 'return',
  actor: 'system:test',
  channel: 'job',
  valueDate: '2026-11-22',
  businessDate: '2026-11-22',
  bookedAt: '2026-11-22T12:00:00Z',
  memo: 'Return',
} as const;

describeOnBothEngines('a reversal', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ fsync: false });
  });

  const planFor = (journalId: string, name = 'return'): Promise<PostingPlan> =>
    reversalPlan(db, journalId, {
      ...stamp,
      claimId: idOf(`${name} ${journalId}`),
      payloadHash: hashOf(journalId),
      requestId: 'r',
      preconditions: [],
      activities: [],
      sideRows: [],
      answer: null,
    });
  const balanceOf = async (accountId: string): Promise<bigint | undefined> =>
    (await findBalances(db, [accountId]))[0]?.postedMinor;

  test('restores both balances and names the journal it undoes [L-269]', async () => {
    const { alice, bob } = await openCast(db, { alice: 10_00n, bob: 0n });
    const original = transferPlan(alice.accountId, bob.accountId, 4_00n);
    await db.tx((tx) => postWithin(tx, [original]));
    const plan = await planFor(original.claimId);
    expect((await db.tx((tx) => postWithin(tx, [plan])))[0]?.kind).toBe('posted');
    expect([await balanceOf(alice.accountId), await balanceOf(bob.accountId)]).toEqual([
      10_00n,
      0n,
    ]);
    expect(
      (await db.query('SELECT reverses, reference FROM journal WHERE id = $1', [plan.claimId]))
        .rows,
    ).toEqual([{ reverses: original.claimId, reference: 'TEST-1' }]);
    await verifyBooks(db);
  });

  test('happens once only, whatever id it is asked under', async () => {
    const { alice, bob } = await openCast(db, { alice: 10_00n, bob: 5_00n });
    const original = transferPlan(alice.accountId, bob.accountId, 4_00n);
    await db.tx((tx) => postWithin(tx, [original]));
    const [first, second] = [
      await planFor(original.claimId, 'first'),
      await planFor(original.claimId, 'second'),
    ];
    await db.tx((tx) => postWithin(tx, [first]));
    await expect(db.tx((tx) => postWithin(tx, [second]))).rejects.toThrow('journal_reverses_once');
    await expect(planFor(original.claimId, 'third')).rejects.toThrow('reversed once only');
    expect(await balanceOf(alice.accountId)).toBe(10_00n);
  });

  test('stops at the hard floor when the money is gone', async () => {
    const { alice, bob, carla } = await openCast(db, { alice: 10_00n, bob: 0n, carla: 0n });
    const original = transferPlan(alice.accountId, bob.accountId, 4_00n);
    await db.tx((tx) =>
      postWithin(tx, [original, transferPlan(bob.accountId, carla.accountId, 1n)]),
    );
    const plan = await planFor(original.claimId);
    expect((await db.tx((tx) => postWithin(tx, [plan])))[0]).toMatchObject({
      kind: 'refused',
      code: 'INSUFFICIENT_FUNDS',
    });
  });

  test('of a payment from an account closed since goes to unclaimed funds', async () => {
    const { alice, bob } = await openCast(db, { alice: 4_00n, bob: 0n });
    const original = transferPlan(alice.accountId, bob.accountId, 4_00n);
    await db.tx((tx) => postWithin(tx, [original]));
    await db.tx((tx) => closeAccounts(tx, alice.ownerId));
    const before = (await balanceOf(bankAccountId('unclaimed_funds', 'USD'))) ?? 0n;
    const plan = await planFor(original.claimId);
    expect((await db.tx((tx) => postWithin(tx, [plan])))[0]?.kind).toBe('posted');
    expect(await balanceOf(bankAccountId('unclaimed_funds', 'USD'))).toBe(before + 4_00n);
    await verifyBooks(db);
  });
});
