import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { hashOf, openCast, transferPlan } from '../../tests/support/ledger-people.ts';
import { forgetExpired } from './forget-expired.ts';
import { grantOneUse } from './postgresql/one-use.ts';
import { postWithin } from './postgresql/post.ts';

const limit = 1_000;

describeOnBothEngines('forgetting', (open) => {
  test('takes what expired two days ago, and nothing a posting could still ask for', async () => {
    const db = await open({ fsync: false });
    const { alice, bob } = await openCast(db, { alice: 5n, bob: 0n });
    const now = Temporal.Now.instant();
    const counter = {
      kind: 'counter',
      id: randomUUID(),
      add: 1n,
      max: 5n,
      otherwise: 'DAILY_LIMIT',
    } as const;
    await db.tx(async (tx) => {
      await grantOneUse(tx, {
        id: randomUUID(),
        ownerId: alice.ownerId,
        digest: hashOf('order'),
        expiresAt: now,
      });
      await postWithin(tx, [
        transferPlan(alice.accountId, bob.accountId, 1n, { preconditions: [counter] }),
      ]);
    });
    expect(await forgetExpired(db, now.add({ hours: 47 }), limit)).toBe(0);
    expect(await forgetExpired(db, now.add({ hours: 49 }), limit)).toBe(2);
    expect(await forgetExpired(db, now.add({ hours: 49 }), limit)).toBe(0);
  });
});
