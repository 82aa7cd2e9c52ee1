import { setTimeout as pause } from 'node:timers/promises';
import { currentSpan, during, type Span, within } from '../../base/current-span.ts';
import type { Connection, Database } from '../../db/database.ts';
import { isAway, OutcomeUnknownError } from '../../db/errors.ts';
import { retryWhileAway } from '../../db/retry-while-away.ts';
import type { GroupCommit, GroupCommitLoad } from '../ledger.ts';
import { requirePostable, type PostingPlan, type PostOutcome } from '../plan.ts';
import { startBatchSpan } from './batch-span.ts';
import { findOutcome } from './find-outcome.ts';
import { createFlushBarrier } from './flush-barrier.ts';
import { GroupCommitBusyError } from '../group-commit-errors.ts';
import { createCommitHeartbeat } from './commit-heartbeat.ts';
import { isPosted, isReplay, settleBatch, type Settled } from './settle-batch.ts';

export interface GroupCommitOptions {
  /** Plans that may wait before new ones are shed. */
  capacity?: number;
  /**
   * The time that plans wait for a database that answers no call before they are shed. While it
   * answers, they wait their turn: `capacity` bounds how long that is.
   */
  patienceMs?: number;
  /**
   * The time that a plan waits for a database that is away: it is sent again under its claim, so
   * that a failover is a slow answer and no error. None by default.
   */
  outagePatienceMs?: number;
  /** Plans of one call at most. */
  batchSize?: number;
  /** Calls under way at most: while the database works on one, this process prepares the other. */
  connections?: number;
  /**
   * The pause between commits without a payment, which show that payments can be made; none by
   * default.
   */
  pulseMs?: number | undefined;
  /** Draws an answer again from what the claim kept of it. */
  answerAgain?: (claimId: string, kept: unknown) => Promise<unknown>;
  /** Hears of each success that is on disk, before its caller; without a plan where none is known. */
  onConfirmed?: (claimId: string, plan?: PostingPlan) => void;
}

/**
 * With this many waiting plans another call is started while one is under way; fewer are faster
 * together.
 */
const worthAnotherCall = 64;

/**
 * With this many plans in one call it pays to release their locks before the disk has answered; a
 * small call waits for the disk itself and saves a round trip.
 */
const worthAFlush = 32;

/** Between two calls to a database that is away. */
const outagePauseMs = 100;

interface Waiting {
  plan: PostingPlan;
  sinceMs: number;
  /** Of the request that waits for it. */
  span: Span | undefined;
  /** Set once it may have been posted without our hearing of it: from then on that is the answer. */
  unknown?: OutcomeUnknownError;
  resolve(outcome: PostOutcome): void;
  reject(error: Error): void;
}

/**
 * Group commit: plans wait in a bounded queue and leave together as soon as a connection is free.
 * No timer holds a lone request back, and one fsync serves everybody who came while the last one
 * ran.
 */
export function createGroupCommit(
  db: Database,
  {
    capacity = 1000,
    patienceMs = 2000,
    outagePatienceMs = 0,
    batchSize = 128,
    connections = 2,
    pulseMs,
    answerAgain,
    onConfirmed,
  }: GroupCommitOptions = {},
): GroupCommit {
  const queue: Waiting[] = [];
  const free: Connection[] = [];
  const drains = new Set<Promise<void>>();
  const flushes = createFlushBarrier(db);
  // The embedded engine does one thing at a time: no other call could use the locks while it waits
  // for the disk.
  const barrier = db.engine === 'postgresql' ? flushes : undefined;
  const pulse = createCommitHeartbeat(flushes, pulseMs);
  const answers = new Set<Promise<void>>();
  let draining = 0;
  let shedding: NodeJS.Timeout | undefined;
  let closed = false;
  let away = false;
  let answeredAtMs = 0;
  const done = { plans: 0, calls: 0, shed: 0 };

  async function post(plan: PostingPlan): Promise<PostOutcome> {
    requirePostable(plan);
    if (closed) throw new GroupCommitBusyError('it is closing');
    if (queue.length >= capacity) {
      done.shed += 1;
      throw new GroupCommitBusyError(`${capacity} requests are waiting`);
    }
    const outcome = await new Promise<PostOutcome>((resolve, reject) => {
      queue.push({ plan, sinceMs: performance.now(), span: currentSpan(), resolve, reject });
      shedding ??= setTimeout(shedLate, patienceMs);
      if (draining === 0 || (draining < connections && queue.length >= worthAnotherCall))
        startDraining();
    });
    if (outcome.kind === 'posted' || outcome.kind === 'replayed') onConfirmed?.(plan.claimId, plan);
    return await drawn(plan.claimId, outcome);
  }

  async function find({
    claimId,
    payloadHash,
  }: Pick<PostingPlan, 'claimId' | 'payloadHash'>): Promise<PostOutcome | undefined> {
    const outcome = await findOutcome(db, claimId, payloadHash);
    return outcome && (await drawn(claimId, outcome));
  }

  async function drawn(claimId: string, outcome: PostOutcome): Promise<PostOutcome> {
    if (outcome.kind !== 'replayed' || answerAgain === undefined) return outcome;
    return { ...outcome, answer: await answerAgain(claimId, outcome.answer) };
  }

  function startDraining(): void {
    draining += 1;
    // It serves many requests, and is a part of none.
    const drained = within(undefined, drain).finally(() => drains.delete(drained));
    drains.add(drained);
  }

  async function drain(): Promise<void> {
    let connection: Connection | undefined;
    // One turn of the event loop before each call, so that requests that have already arrived come
    // along.
    for (await nextTurn(); queue.length > 0; await nextTurn()) {
      const batch = queue.splice(0, batchSize);
      const inMemory = barrier !== undefined && batch.length >= worthAFlush;
      let results: readonly Settled[];
      try {
        connection ??= free.pop() ?? (await db.reserve());
        const plans = batch.map(({ plan }) => plan);
        const reserved = connection;
        results = await during(startBatchSpan(batch), () =>
          settleBatch(reserved, plans, inMemory ? 'in memory' : 'on disk'),
        );
        answeredAtMs = performance.now();
        done.calls += 1;
        done.plans += plans.length;
        if (!inMemory && results.some(isPosted)) pulse.beat();
      } catch (error) {
        results = batch.map(() => error as Error);
      }
      const isDone = (result: Settled) =>
        inMemory ? !(result instanceof Error) : isReplay(result);
      if (barrier && results.some(isDone)) answerOnceDurable(batch, results);
      else answer(batch, results);
      if (away) await pause(outagePauseMs);
    }
    draining -= 1;
    if (connection) free.push(connection);
  }

  /** Answers once the disk has the batch; the next call need not wait for that. */
  function answerOnceDurable(batch: readonly Waiting[], results: readonly Settled[]): void {
    const answering = flushed()
      .then(
        () => answer(batch, results),
        (cause: unknown) =>
          answer(
            batch,
            results.map((result) =>
              result instanceof Error
                ? result
                : new OutcomeUnknownError('The postings may not have reached the disk.', { cause }),
            ),
          ),
      )
      .finally(() => answers.delete(answering));
    answers.add(answering);
  }

  async function flushed(): Promise<void> {
    await barrier?.flushed();
    pulse.beat();
  }

  async function durable(): Promise<void> {
    await retryWhileAway(flushed, {
      forMs: outagePatienceMs,
      passes: (error) => !closed && isAway(error),
    });
  }

  /** Answers what is decided; what waits for a database that is away goes to the front again. */
  function answer(batch: readonly Waiting[], results: readonly Settled[]): void {
    const again: Waiting[] = [];
    for (const [index, waiting] of batch.entries()) {
      const result = results[index] as Settled;
      if (result instanceof OutcomeUnknownError) waiting.unknown = result;
      if (mayAskAgain(waiting, result)) again.push(waiting);
      else if (!(result instanceof Error)) waiting.resolve(result);
      else waiting.reject(waiting.unknown ?? result);
    }
    away = again.length > 0;
    if (!away) return;
    queue.unshift(...again);
    shedding ??= setTimeout(shedLate, patienceMs);
    if (draining === 0) startDraining();
  }

  function mayAskAgain({ sinceMs, unknown }: Waiting, result: Settled): boolean {
    if (closed || performance.now() - sinceMs >= outagePatienceMs) return false;
    // The first try may still be under way on a connection that was lost.
    return result instanceof Error
      ? isAway(result)
      : unknown !== undefined && result.kind === 'refused' && result.code === 'IN_FLIGHT';
  }

  /** Refuses plans that have waited too long behind a database that answers nothing. */
  function shedLate(): void {
    const nowMs = performance.now();
    const longestMs = away ? Math.max(patienceMs, outagePatienceMs) : patienceMs;
    const waitsSinceMs = ({ sinceMs }: Waiting) => Math.max(sinceMs, answeredAtMs);
    while (queue[0] && nowMs - waitsSinceMs(queue[0]) >= longestMs) {
      done.shed += 1;
      const late = queue.shift();
      late?.reject(late.unknown ?? new GroupCommitBusyError(`no answer within ${longestMs} ms`));
    }
    const oldest = queue[0];
    shedding =
      oldest && setTimeout(shedLate, Math.max(1, waitsSinceMs(oldest) + longestMs - nowMs));
  }

  async function close(): Promise<void> {
    closed = true;
    pulse.stop();
    await Promise.all(drains);
    await Promise.all(answers);
    await flushes.close();
    clearTimeout(shedding);
    for (const connection of free) connection.release();
  }

  const load = (): GroupCommitLoad => ({
    waiting: queue.length,
    oldestWaitMs: queue[0] === undefined ? 0 : performance.now() - queue[0].sinceMs,
    ...done,
  });

  return {
    post,
    find,
    durable,
    isPaying: pulse.isBeating,
    lastDurableAt: pulse.lastAt,
    confirmed: (claimId) => onConfirmed?.(claimId),
    load,
    close,
  };
}

async function nextTurn(): Promise<void> {
  await new Promise(setImmediate);
}
