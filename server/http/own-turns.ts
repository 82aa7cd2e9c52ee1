import type { Route } from '../../contract/calls/route.ts';
import type { Context, SignedInContext } from '../context.ts';
import { createFairQueue } from '../services/turns/fair-queue.ts';

/**
 * Requests of one person at work at the same time. All share the connections to the database and to
 * its standby: a page asks less than this at once, and a program that asks more has its others
 * wait, instead of everybody else.
 */
const inTurn = createFairQueue({
  atOnce: Number.POSITIVE_INFINITY,
  atOnceOfOne: 8,
  maxWaiting: 2_000,
});

/**
 * Payments wait in the group commit, together and not long; files for the inspector; and a stream holds no
 * connection to the database.
 */
const waitsElsewhere = ({ movesMoney, files, stream }: Route): boolean =>
  movesMoney === true || files !== undefined || stream === true;

/**
 * Does what a signed-in person asks for when it is their turn.
 * @param askAgain whether they may still, after they have waited.
 */
export async function inOwnTurn<T>(
  route: Route,
  ctx: Context | SignedInContext,
  { askAgain, act }: { askAgain: () => Promise<void>; act: () => Promise<T> },
): Promise<T> {
  if (!('session' in ctx) || waitsElsewhere(route)) return await act();
  return await inTurn(ctx.caller, async ({ hasWaited }) => {
    if (hasWaited) await askAgain();
    return await act();
  });
}
