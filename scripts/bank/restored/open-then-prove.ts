import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '../../../server/db/database.ts';
import { resumeMoney, stopMoney } from '../../../server/ledger/money-stop.ts';
import { type Verdict, verifyRecentBooks } from '../../../server/ledger/verify.ts';
import type { WithdrawnAccess } from '../../../server/people/users/withdraw-access.ts';
import { recordOperatorEvent } from '../../../server/services/audit/operator-event.ts';
import {
  endProof,
  insertProof,
  insertWrongProof,
  takeWaitingProof,
  wasWrongSince,
} from '../../../server/staff/books/proofs-store.ts';
import { describeBooks } from '../prove/prove-books.ts';
import { proveTrail } from '../prove/prove-trail.ts';
import { howToComeIn } from './how-to-come-in.ts';

const by = 'system:operator';

interface Opening {
  anchorFile: string | undefined;
  /** Ends the access of the restored time, in the transaction in which money stops. */
  withdraw(tx: Tx): Promise<WithdrawnAccess>;
}

/**
 * Opens a restored bank for reading, with money stopped; proves what came since the last proven
 * day, and lets money go. Where something is wrong, or a server misses a payment that it confirmed,
 * money stays stopped. The servers then prove every entry.
 */
export async function openThenProve(
  database: Database,
  { anchorFile, withdraw }: Opening,
): Promise<void> {
  const { access, stop } = await database.tx(async (tx) => {
    const withdrawn = await withdraw(tx);
    return { access: withdrawn, stop: await stopUntilProven(tx) };
  });
  console.log('The bank may be read from now on. Money waits for the proof.');
  console.log(howToComeIn(access));

  const startedAt = Temporal.Now.instant();
  const books = await verifyRecentBooks(database);
  console.log(describeBooks(books));
  const trail = await proveTrail(database, { anchorFile, isEarlier: true, isRecent: true });
  const isRight = books.findings.length + trail === 0;
  const hasResumed = await database.tx(async (tx) => {
    const id = await noteProof(tx, startedAt, books);
    return id !== undefined && isRight && (await resume(tx, id, stop));
  });
  console.log(
    hasResumed
      ? 'Money moves again. The servers prove every entry now, and stop money where one is wrong.'
      : 'MONEY STAYS STOPPED. Staff see why at /admin/books/proof, and let it go on there after a ' +
          'proof that found the books right.',
  );
  if (!isRight) process.exitCode = 1;
}

interface Stop {
  proofId: string;
  at: Temporal.Instant;
}

async function stopUntilProven(tx: Tx): Promise<Stop> {
  const [proofId, at] = [randomUUID(), Temporal.Now.instant()];
  const promise = 'a database that was restored to a moment is proven before money moves';
  const findings = [{ promise, count: 1, places: ['the whole database'] }];
  await insertWrongProof(tx, { id: proofId, by, at, findings });
  if (await stopMoney(tx, { id: randomUUID(), proofId, at }))
    await recordOperatorEvent(tx, 'money.stopped', { promise });
  return { proofId, at };
}

/** @returns the proof's ID; undefined while a server makes one, whose result counts then. */
async function noteProof(
  tx: Tx,
  startedAt: Temporal.Instant,
  verdict: Verdict,
): Promise<string | undefined> {
  const id = randomUUID();
  if (!(await insertProof(tx, { id, by, at: startedAt, scope: verdict.scope }))) return undefined;
  await takeWaitingProof(tx, startedAt);
  await endProof(tx, id, { at: Temporal.Now.instant(), verdict });
  return id;
}

/** Lets money go, unless a server found something since: a lost payment is for staff to read. */
async function resume(tx: Tx, proofId: string, stop: Stop): Promise<boolean> {
  const at = Temporal.Now.instant();
  const reason = 'Proven since the last proven day, after a restore to a moment.';
  if (await wasWrongSince(tx, { since: stop.at, except: stop.proofId })) return false;
  if (!(await resumeMoney(tx, { proofId, at, by, reason }))) return false;
  await recordOperatorEvent(tx, 'money.resumed', { reason });
  await insertProof(tx, { id: randomUUID(), by, at, scope: 'full' });
  return true;
}
