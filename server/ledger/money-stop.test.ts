import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../tests/support/test-database.ts';
import { openCast, transferPlan, type LedgerPerson } from '../../tests/support/ledger-people.ts';
import { untilSomebodyWaits } from '../../tests/support/until-somebody-waits.ts';
import { verifyBooks } from '../../tests/support/verify-books.ts';
import type { Database } from '../db/database.ts';
import { findBalances } from './postgresql/balances.ts';
import { createGroupCommit } from './postgresql/group-commit.ts';
import { MoneyStoppedError } from './group-commit-errors.ts';
import { findMoneyStop, resumeMoney, stopMoney } from './money-stop.ts';
import { postWithin } from './postgresql/post.ts';

const now = () => Temporal.Now.instant().round('millisecond');

/** Inserts a proof that has ended. */
async function insertProof(
  db: Database,
  result: 'right' | 'wrong',
  { scope = 'full', at = now(), rightAgainBy = 'full' } = {},
): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO books_proof (id, asked_at, asked_by, started_at, ended_at, result, scope,
        right_again_by)
      VALUES ($1, $2, 'system:test', $2, $2, $3, $4, $5)`,
    [id, at, result, scope, rightAgainBy],
  );
  return id;
}

describeOnBothEngines('money that is stopped', (open, engine) => {
  let db: Database;
  let alice: LedgerPerson;
  let bob: LedgerPerson;
  beforeEach(async () => {
    db = await open({ fsync: false });
    ({ alice, bob } = await openCast(db, { alice: 1_000_00n, bob: 0n }));
  });
  const pay = () => transferPlan(alice.accountId, bob.accountId, 1n);
  const resume = async (proof: string) =>
    await db.tx((tx) =>
      resumeMoney(tx, { proofId: proof, at: now(), by: 'admin:x', reason: 'mended' }),
    );
  const bobHas = async () => (await findBalances(db, [bob.accountId]))[0]?.postedMinor;

  test('is refused under every new id; what was posted is told; jobs fail and wait', async () => {
    const groupCommit = createGroupCommit(db);
    const [earlier, kept] = [pay(), pay()];
    await groupCommit.post(earlier);
    const proofId = await insertProof(db, 'wrong');
    expect(await db.tx((tx) => stopMoney(tx, { id: randomUUID(), proofId, at: now() }))).toBe(true);
    expect(await db.tx((tx) => stopMoney(tx, { id: randomUUID(), proofId, at: now() }))).toBe(
      false,
    );

    const outcomes = await Promise.all([
      groupCommit.post(kept),
      groupCommit.post(earlier),
      groupCommit.post({ ...earlier, payloadHash: '00' }),
      groupCommit.post(kept),
    ]);
    expect(outcomes.map((outcome) => ('code' in outcome ? outcome.code : outcome.kind))).toEqual([
      'MONEY_STOPPED',
      'replayed',
      'conflict',
      'MONEY_STOPPED',
    ]);
    await expect(db.tx((tx) => postWithin(tx, [pay()]))).rejects.toThrow(MoneyStoppedError);
    expect(await bobHas()).toBe(1n);

    expect(await resume(proofId)).toBe(false);
    expect(await resume(await insertProof(db, 'right'))).toBe(true);
    expect(await findMoneyStop(db)).toBeUndefined();
    expect((await groupCommit.post(kept)).kind).toBe('posted');
    await groupCommit.close();
    await verifyBooks(db);
  });

  test('is stopped by a proof that found the books wrong, and by nothing else', async () => {
    const proofId = await insertProof(db, 'right');
    await expect(
      db.tx((tx) => stopMoney(tx, { id: randomUUID(), proofId, at: now() })),
    ).rejects.toThrow('did not find the books wrong');
    await expect(db.query(`UPDATE money_stop SET lifted_at = now()`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('goes on by no proof of the last days, and by none that a wrong one came after', async () => {
    const at = (seconds: number) => now().add({ seconds });
    const proofId = await insertProof(db, 'wrong');
    await db.tx((tx) => stopMoney(tx, { id: randomUUID(), proofId, at: now() }));
    const recent = await insertProof(db, 'right', { scope: 'recent', at: at(1) });
    expect(await resume(recent)).toBe(false);
    const early = await insertProof(db, 'right', { at: at(2) });
    await insertProof(db, 'wrong', { scope: 'recent', at: at(3) });
    expect(await resume(early)).toBe(false);
    const late = await insertProof(db, 'right', { at: at(4) });
    expect(await resume(early)).toBe(false);
    expect(await resume(late)).toBe(true);
  });

  test('goes on by a proof of the last days where no entry was wrong, and not once one was', async () => {
    const at = (seconds: number) => now().add({ seconds });
    const proofId = await insertProof(db, 'wrong', { rightAgainBy: 'recent' });
    await db.tx((tx) => stopMoney(tx, { id: randomUUID(), proofId, at: now() }));
    const early = await insertProof(db, 'right', { scope: 'recent', at: at(1) });
    await insertProof(db, 'wrong', { at: at(2) });
    await insertProof(db, 'wrong', { rightAgainBy: 'recent', at: at(3) });
    const late = await insertProof(db, 'right', { scope: 'recent', at: at(4) });
    expect([await resume(early), await resume(late)]).toEqual([false, false]);
    await insertProof(db, 'right', { at: at(5) });
    await insertProof(db, 'wrong', { rightAgainBy: 'recent', at: at(6) });
    expect(await resume(late)).toBe(false);
    expect(await resume(await insertProof(db, 'right', { scope: 'recent', at: at(7) }))).toBe(true);
  });

  // The embedded engine does one thing at a time.
  if (engine === 'postgresql')
    test('no posting slips through: those under way finish, later ones are refused [L-271]', async () => {
      const proofId = await insertProof(db, 'wrong');
      const posted = Promise.withResolvers<void>();
      const mayCommit = Promise.withResolvers<void>();
      const underWay = db.tx(async (tx) => {
        await postWithin(tx, [pay()]);
        posted.resolve();
        await mayCommit.promise;
      });
      await posted.promise;
      const stopped = db.tx((tx) => stopMoney(tx, { id: randomUUID(), proofId, at: now() }));
      await untilSomebodyWaits(db);
      const behind = db
        .tx((tx) => postWithin(tx, [pay()]))
        .then(
          () => 'posted',
          (error: unknown) => error,
        );
      await untilSomebodyWaits(db, 2);
      mayCommit.resolve();
      await underWay;
      expect(await stopped).toBe(true);
      expect(await behind).toBeInstanceOf(MoneyStoppedError);
      expect(await bobHas()).toBe(1n);
    });
});
