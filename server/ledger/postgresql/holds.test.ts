import { usdParam } from '../../../contract/words/params.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import { openCast, transferPlan } from '../../../tests/support/ledger-people.ts';
import { verifyBooks } from '../../../tests/support/verify-books.ts';
import type { Database } from '../../db/database.ts';
import { findBalances } from './balances.ts';
import { expireHolds, placeHold, releaseHold } from './holds.ts';
import { postWithin } from './post.ts';

const placedAt = Temporal.Instant.from('2026-11-21T12:00:00Z');

describeOnBothEngines('a hold', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ fsync: false });
  });

  const place = (
    accountId: string,
    amountMinor: bigint,
    id: string = randomUUID(),
    days = 2,
  ): Promise<bigint | undefined> =>
    db.tx((tx) =>
      placeHold(tx, {
        id,
        accountId,
        amountMinor,
        kind: 'card',
        placedAt,
        expiresAt: placedAt.add({ hours: 24 * days }),
      }),
    );

  test('takes from what is available and not from the balance', async () => {
    const { alice, bob } = await openCast(db, { alice: 10_00n, bob: 0n });
    expect(await place(alice.accountId, 4_00n)).toBeUndefined();
    expect((await findBalances(db, [alice.accountId]))[0]).toMatchObject({
      postedMinor: 10_00n,
      heldMinor: 4_00n,
      availableMinor: 6_00n,
    });
    const [refused, posted] = await db.tx((tx) =>
      postWithin(tx, [
        transferPlan(alice.accountId, bob.accountId, 6_01n),
        transferPlan(alice.accountId, bob.accountId, 6_00n),
      ]),
    );
    expect(refused).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      params: { available: usdParam(6_00n) },
    });
    expect(posted?.kind).toBe('posted');
    expect(await place(alice.accountId, 1n)).toBe(0n);
    await verifyBooks(db);
  });

  test('is given back in parts and never more than was held', async () => {
    const { alice } = await openCast(db, { alice: 10_00n });
    const id = randomUUID();
    await place(alice.accountId, 4_00n, id);
    expect(await db.tx((tx) => releaseHold(tx, id, 1_00n))).toBe(1_00n);
    expect(await db.tx((tx) => releaseHold(tx, id))).toBe(3_00n);
    expect(await db.tx((tx) => releaseHold(tx, id))).toBe(0n);
    expect((await findBalances(db, [alice.accountId]))[0]?.heldMinor).toBe(0n);
    await verifyBooks(db);
  });

  test('ends when it expires, and only then', async () => {
    const { alice, bob } = await openCast(db, { alice: 10_00n, bob: 10_00n });
    await place(alice.accountId, 4_00n, randomUUID(), 1);
    await place(bob.accountId, 5_00n, randomUUID(), 3);
    expect(
      await db.tx((tx) => expireHolds(tx, placedAt.add({ hours: 36 }), 1_000)),
    ).toBeGreaterThan(0);
    const held = Object.fromEntries(
      (await findBalances(db, [alice.accountId, bob.accountId])).map(({ accountId, heldMinor }) => [
        accountId,
        heldMinor,
      ]),
    );
    expect(held).toEqual({ [alice.accountId]: 0n, [bob.accountId]: 5_00n });
    await verifyBooks(db);
  });
});
