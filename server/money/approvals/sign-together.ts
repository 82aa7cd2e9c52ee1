import { currentSpan, type Span, within } from '../../base/current-span.ts';
import type { SignedInContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { asksForRetry, DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import type { StoredPin } from '../../people/security-pin/pins-store.ts';
import { type NewSignature, signatureJson } from './authorisations-store.ts';

interface Waiting {
  userId: string;
  sessionId: string;
  /** As it was when the PIN was looked at: where it has changed since then, nothing is kept. */
  pinHash: string;
  signedAt: Temporal.Instant;
  signature: string;
  span: Span | undefined;
  resolve(isKept: boolean): void;
  reject(error: unknown): void;
}

/** Signatures of one statement at most. */
const mostTogether = 128;

const queues = new WeakMap<Database, Waiting[]>();

/**
 * Keeps the signature of a customer whose PIN was right, together with those that wait: one
 * statement and one commit for all who came while the last one ran. The database looks again at
 * each customer under a lock (`sign_orders`), so that one who may sign no more is left out.
 * @returns when the approval ends; undefined where nothing was kept.
 */
export async function signTogether(
  { bank }: SignedInContext,
  { pinHash }: StoredPin,
  signature: NewSignature,
): Promise<Temporal.Instant | undefined> {
  const { counters: db } = bank;
  const isKept = await new Promise<boolean>((resolve, reject) => {
    const waiting = {
      userId: signature.userId,
      sessionId: signature.sessionId,
      pinHash,
      signedAt: signature.signedAt,
      signature: signatureJson(signature),
      span: currentSpan(),
      resolve,
      reject,
    };
    const queue = queues.get(db);
    if (queue) queue.push(waiting);
    else void drain(db, [waiting]);
  });
  return isKept ? signature.expiresAt : undefined;
}

async function drain(db: Database, queue: Waiting[]): Promise<void> {
  queues.set(db, queue);
  // One turn of the event loop before each statement, so that requests that have already arrived
  // come along.
  for (await nextTurn(); queue.length > 0; await nextTurn()) {
    const failure = await keep(db, queue.splice(0, mostTogether));
    // Those that waited behind a database that does not answer have waited as long.
    if (failure instanceof DatabaseUnavailableError)
      for (const { reject } of queue.splice(0)) reject(failure);
  }
  queues.delete(db);
}

/** @returns why it failed, if it did. */
async function keep(db: Database, batch: readonly Waiting[]): Promise<unknown> {
  try {
    const kept = await within(batch[0]?.span, () => signOrders(db, batch));
    for (const [index, { resolve }] of batch.entries()) resolve(kept.has(index + 1));
  } catch (error) {
    // Nothing was kept, and each is tried in a transaction of its own.
    if (asksForRetry(error)) for (const { resolve } of batch) resolve(false);
    // A signature that the database cannot take fails alone.
    else if (batch.length > 1 && !isOfTheDatabase(error))
      for (const each of batch) await keep(db, [each]);
    else for (const { reject } of batch) reject(error);
    return error;
  }
  return undefined;
}

const isOfTheDatabase = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError;

async function signOrders(db: Database, batch: readonly Waiting[]): Promise<ReadonlySet<number>> {
  const { rows } = await db.query<{ place: number }>(
    `SELECT place FROM sign_orders($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[],
      $5::json[]) AS signed (place)`,
    [
      batch.map(({ userId }) => userId),
      batch.map(({ sessionId }) => sessionId),
      batch.map(({ pinHash }) => pinHash),
      batch.map(({ signedAt }) => signedAt),
      batch.map(({ signature }) => signature),
    ],
    { name: 'sign-orders' },
  );
  return new Set(rows.map(({ place }) => place));
}

async function nextTurn(): Promise<void> {
  await new Promise(setImmediate);
}
