import { expect, test } from 'vitest';
import { openCast, transferPlan } from '../../tests/support/ledger-people.ts';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { verifyBooks } from '../../tests/support/verify-books.ts';
import type { Database } from '../db/database.ts';
import { findBalances } from './postgresql/balances.ts';
import { forgetOldClaims } from './decision-claims.ts';
import { createGroupCommit } from './postgresql/group-commit.ts';

/** Moves every claim and every posting back by `days`. */
async function age(db: Database, days: number): Promise<void> {
  await db.tx(async (tx) => {
    for (const table of ['claim', 'journal'])
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await tx.query(`UPDATE claim SET created_at = created_at - $1 * interval '1 day'`, [days]);
    await tx.query(`UPDATE journal SET claimed_at = claimed_at - $1 * interval '1 day'`, [days]);
    for (const table of ['claim', 'journal'])
      await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  });
}

describeOnBothEngines('a claim', (open) => {
  test('is forgotten after 90 days, not before; its journal refuses the same request', async () => {
    const db = await open({ as: 'tool', fsync: false });
    const { alice, bob } = await openCast(db, { alice: 5n, bob: 0n });
    const groupCommit = createGroupCommit(db);
    const plan = transferPlan(alice.accountId, bob.accountId, 2n);
    const tooMuch = transferPlan(alice.accountId, bob.accountId, 9n);
    expect((await groupCommit.post(plan)).kind).toBe('posted');
    expect((await groupCommit.post(tooMuch)).kind).toBe('refused');
    const forget = forgetOldClaims();

    await age(db, 89);
    expect(await forget(db)).toBe(0);
    expect((await groupCommit.post(plan)).kind).toBe('replayed');
    await expect(db.query('DELETE FROM claim WHERE id = $1', [plan.claimId])).rejects.toThrow(
      'is final',
    );

    await age(db, 2);
    // The two above, and the opening deposit.
    expect(await forget(db)).toBe(3);
    expect(await forget(db)).toBe(0);
    expect((await groupCommit.post(plan)).kind).toBe('conflict');
    expect(await groupCommit.post(tooMuch)).toMatchObject({ kind: 'refused', replayed: false });
    expect((await findBalances(db, [bob.accountId]))[0]?.postedMinor).toBe(2n);
    await verifyBooks(db);
    await groupCommit.close();
  });

  test('of a journal that does not say itself who asked for it stays', async () => {
    const db = await open({ as: 'tool', fsync: false });
    await openCast(db, { alice: 5n });
    await db.tx(async (tx) => {
      await tx.query('ALTER TABLE claim DISABLE TRIGGER USER');
      await tx.query(
        `UPDATE claim SET request_id = 'before', created_at = created_at - interval '1 year'`,
      );
      await tx.query('ALTER TABLE claim ENABLE TRIGGER USER');
    });
    expect(await forgetOldClaims()(db)).toBe(0);
  });
});
