import { usdParam } from '../../../contract/words/params.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type LedgerPerson, openCast, transferPlan } from '../../../tests/support/ledger-people.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import type { Database } from '../../db/database.ts';
import { findBalances } from '../../ledger/postgresql/balances.ts';
import { placeHold } from '../../ledger/postgresql/holds.ts';
import { postWithin } from '../../ledger/postgresql/post.ts';
import { insertUser } from '../../people/users/users-store.ts';
import { findAccountByNumber, insertAccount } from './accounts-store.ts';

const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

describeOnBothEngines('what is available', (open) => {
  test('is one sum for customer and ledger, also with an overdraft and a hold', async () => {
    // No screen gives an overdraft yet: the owner of the database does.
    const db = await open({ as: 'tool', fsync: false });
    const { maya, lena } = await openCast(db, { maya: 10_00n, lena: 0n });
    const number = await givePassbook(db, maya);
    await db.query(
      'UPDATE account SET overdraft_limit = $2, hard_floor = -$2::bigint WHERE id = $1',
      [maya.accountId, 5_00n],
    );
    const hold = {
      id: randomUUID(),
      accountId: maya.accountId,
      kind: 'card',
      placedAt: now,
      expiresAt: now.add({ hours: 24 }),
    } as const;
    await db.tx((tx) => placeHold(tx, { ...hold, amountMinor: 3_00n }));
    const shown = async () => (await findAccountByNumber(db, number))?.availableMinor;
    const pay = async (amountMinor: bigint) =>
      (
        await db.tx((tx) =>
          postWithin(tx, [transferPlan(maya.accountId, lena.accountId, amountMinor)]),
        )
      )[0];

    expect(await shown()).toBe(12_00n);
    expect((await findBalances(db, [maya.accountId]))[0]?.availableMinor).toBe(12_00n);
    expect(await pay(12_01n)).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      params: { available: usdParam(12_00n) },
    });
    expect(
      await db.tx((tx) => placeHold(tx, { ...hold, id: randomUUID(), amountMinor: 12_01n })),
    ).toBe(12_00n);
    expect((await pay(12_00n))?.kind).toBe('posted');
    expect(await shown()).toBe(0n);
  });
});

/** Makes the ledger's account one that its owner sees. @returns its number. */
async function givePassbook(db: Database, { ownerId, accountId }: LedgerPerson): Promise<string> {
  const person = {
    username: 'maya',
    email: 'maya@example.test',
    passwordHash: 'none',
    passwordChangeRequired: false,
    role: 'user',
    language: null,
  } as const;
  await insertUser(db, { id: ownerId, ...person, now });
  await insertAccount(db, {
    id: accountId,
    userId: ownerId,
    number: '100000001',
    kind: 'checking',
    now,
  });
  return '100000001';
}
