import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { bankingDayOf, startOfDay } from '../../server/base/clock.ts';
import type { Bank } from '../../server/bank.ts';
import { type Context, systemContext } from '../../server/context.ts';
import type { Database } from '../../server/db/database.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { insertProvenDays } from '../../server/ledger/proven-days.ts';
import type { Verdict } from '../../server/ledger/verify.ts';
import { closeDays } from '../../server/staff/books/close-days.job.ts';
import { keepSeals } from '../../server/staff/books/keep-seals.ts';
import { transferPlan } from './ledger-people.ts';

/** Pays at noon of a day of the past. */
export async function payOn(
  db: Database,
  day: string,
  [from, to]: readonly [string, string],
  amountMinor: bigint,
): Promise<void> {
  const bookedAt = startOfDay(day).add({ hours: 12 }).toString();
  await db.tx(async (tx) => {
    const plan = transferPlan(from, to, amountMinor, {
      stamp: { bookedAt, businessDate: day, valueDate: day },
    });
    expect(await postWithin(tx, [plan])).toMatchObject([{ kind: 'posted' }]);
  });
}

/** A job's context at an instant. */
function contextAt(db: Database, at: Temporal.Instant, job: string): Context {
  const now = () => at;
  const clock = { now, businessNow: now, businessDay: () => bankingDayOf(at) };
  return systemContext({ db, clock } as unknown as Bank, job, 'test');
}

/** Closes every day before one, as the job does on its morning. */
export async function closeDaysBefore(db: Database, day: string): Promise<void> {
  await closeDays(contextAt(db, startOfDay(day).add({ minutes: 15 }), 'day-closing'));
}

/** Keeps what a proof found right, as the job does. */
export async function keepProof(
  db: Database,
  { scope, findings, dayFindings, provenDays, seals }: Verdict,
): Promise<void> {
  expect([...findings, ...dayFindings]).toEqual([]);
  const id = randomUUID();
  await db.query(
    `INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result, scope)
      VALUES ($1, 'system:test', now(), now(), now(), 'right', $2)`,
    [id, scope],
  );
  await insertProvenDays(db, id, provenDays);
  const ctx = contextAt(db, Temporal.Now.instant(), 'proof-of-the-books');
  await db.tx((tx) => keepSeals(tx, ctx, { proofId: id, seals }));
}
