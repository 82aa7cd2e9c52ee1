import pg from 'pg';
import type { Connection } from '../../db/database.ts';
import {
  DatabaseUnavailableError,
  OutcomeUnknownError,
  asksForRetry,
  breaksUniqueness,
} from '../../db/errors.ts';
import type { PostOutcome, PostingPlan } from '../plan.ts';
import { wasMadeBefore } from '../made-before.ts';
import { callLedger, postTwinsInTurn, type Commit } from './post.ts';

const maxTries = 5;
const lockTimeout = '55P03';

/** An outcome, or why there is none. */
export type Settled = PostOutcome | Error;

/**
 * Posts plans in one call, and smaller ones when that fails: one bad plan, or one that waits for a
 * twin elsewhere, fails alone. One result per plan, in order.
 */
export async function settleBatch(
  connection: Connection,
  plans: readonly PostingPlan[],
  commit: Commit,
): Promise<Settled[]> {
  return await postTwinsInTurn<Settled>(plans, (distinct) =>
    settle(connection, distinct, { commit, impatient: false }),
  );
}

interface Manner {
  commit: Commit;
  impatient: boolean;
}

async function settle(
  connection: Connection,
  plans: readonly PostingPlan[],
  manner: Manner,
): Promise<Settled[]> {
  try {
    return await callWithRetry(connection, plans, manner);
  } catch (error) {
    const waited = waitedFor(error);
    if (
      !waited &&
      (error instanceof DatabaseUnavailableError || error instanceof OutcomeUnknownError)
    )
      return plans.map(() => error);
    const [only] = plans;
    if (only && plans.length === 1)
      return [
        waited === 'claim'
          ? inFlight(only)
          : wasMadeBefore(error)
            ? { kind: 'conflict' }
            : (error as Error),
      ];
    const half = Math.ceil(plans.length / 2);
    const next = { ...manner, impatient: manner.impatient || waited !== undefined };
    return [
      ...(await settle(connection, plans.slice(0, half), next)),
      ...(await settle(connection, plans.slice(half), next)),
    ];
  }
}

async function callWithRetry(
  connection: Connection,
  plans: readonly PostingPlan[],
  { commit, impatient }: Manner,
): Promise<PostOutcome[]> {
  // The whole batch has already waited once; looking for the one that holds it up must not take as
  // long again at every step.
  if (impatient) {
    return await connection.tx(async (tx) => {
      await tx.query(`SET LOCAL lock_timeout = '50ms'`);
      return await callLedger(tx, plans);
    });
  }
  // Nearly every id is; a request sent twice costs its batch a second call.
  let idsAreNew = true;
  for (let tries = 1; ; tries += 1) {
    try {
      // One statement is a database transaction by itself: no BEGIN and COMMIT to wait for.
      return await callLedger(connection, plans, { commit, idsAreNew });
    } catch (error) {
      if (idsAreNew && breaksUniqueness(error)) idsAreNew = false;
      else if (!asksForRetry(error)) throw error;
      if (tries === maxTries)
        throw new DatabaseUnavailableError(`The posting gave way to others ${maxTries} times.`, {
          cause: error,
        });
    }
  }
}

/**
 * Finds what a call gave up waiting for: a claim that is being decided elsewhere, or a row that
 * another transaction holds.
 */
function waitedFor(error: unknown): 'claim' | 'row' | undefined {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : undefined;
  if (!(cause instanceof pg.DatabaseError) || cause.code !== lockTimeout) return undefined;
  return cause.where?.includes('relation "claim') ? 'claim' : 'row';
}

function inFlight(plan: PostingPlan): PostOutcome {
  return {
    kind: 'refused',
    code: 'IN_FLIGHT',
    params: {},
    requestId: plan.requestId,
    replayed: false,
  };
}

/**
 * Says whether another call posted this, maybe in memory only so far. The caller wrote nothing, so
 * that nothing has made it wait for the disk yet.
 */
export const isReplay = (result: Settled): boolean =>
  !(result instanceof Error) &&
  (result.kind === 'replayed' ||
    result.kind === 'conflict' ||
    (result.kind === 'refused' && result.replayed));

/** Says whether this call wrote it into the books. */
export const isPosted = (result: Settled): boolean =>
  !(result instanceof Error) && result.kind === 'posted';
