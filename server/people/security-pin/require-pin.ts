import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import type { Tx } from '../../db/database.ts';
import { inTurn } from '../../services/limits/in-turn.ts';
import { markPinChecked } from '../users/sessions-store.ts';
import { isPin, renewedPin } from './pin-hash.ts';
import {
  decideTry,
  findPin,
  maxLocks,
  maxTries,
  refreshPin,
  type StoredPin,
} from './pins-store.ts';

const lockMinutes = 30;

function refuseLocked(until: Temporal.Instant, now: Temporal.Instant): never {
  const seconds = Math.max(1, until.since(now).total('seconds'));
  return refuse('PIN_LOCKED', {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

/** @throws {Refusal} PIN_RESET_REQUIRED or PIN_LOCKED, so that no further try is looked at. */
function refuseUsedUp({ locks, lockedUntil }: StoredPin, now: Temporal.Instant): void {
  if (locks >= maxLocks) refuse('PIN_RESET_REQUIRED');
  if (lockedUntil && Temporal.Instant.compare(lockedUntil, now) > 0) refuseLocked(lockedUntil, now);
}

interface Allowed<T> {
  /** Does what a right PIN allows, in the transaction that forgets the wrong tries before it. */
  alone(tx: Tx, pin: StoredPin): Promise<T>;
  /**
   * Does the same in one statement with those of others, which sees again to all that `alone` is
   * done under, where no wrong try is to be forgotten. Undefined: it was not done, and is tried
   * alone.
   */
  together?(pin: StoredPin): Promise<T | undefined>;
}

/** Looks at a try whose turn it is. */
async function judgePin<T>(
  ctx: SignedInContext,
  pin: string,
  { alone, together }: Allowed<T>,
): Promise<T> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  const stored = await findPin(db, userId);
  if (!stored) return refuse('PIN_NOT_SET');
  refuseUsedUp(stored, clock.now());
  const isRight = await isPin(ctx, stored, { userId, pin });
  const after = isRight ? await renewedPin(ctx, stored, { userId, pin }) : undefined;
  const done = isRight && !after ? await together?.(stored) : undefined;
  if (done !== undefined) return done;
  const now = clock.now();
  const lockUntil = now.add({ minutes: lockMinutes });
  const decided = await db.tx(async (tx) => {
    const tries = await decideTry(tx, userId, { isRight, now, lockUntil });
    if (tries === undefined) return undefined;
    if (!isRight) {
      await recordAudit(tx, ctx, { action: 'pin.wrong', subject: `user:${userId}` });
      if (tries >= maxTries)
        await recordAudit(tx, ctx, { action: 'pin.locked', subject: `user:${userId}` });
      return { tries };
    }
    if (after) await refreshPin(tx, userId, { before: stored, after });
    await markPinChecked(tx, ctx.session.id, now);
    return { tries, done: await alone(tx, stored) };
  });
  if (decided === undefined) {
    // Another server has used up the tries since then, so the answer does not say what this one was.
    const found = await findPin(db, userId);
    if (found) refuseUsedUp(found, now);
    return refuseLocked(lockUntil, now);
  }
  if ('done' in decided) return decided.done;
  if (decided.tries < maxTries)
    return refuse('WRONG_PIN', { params: { triesLeft: maxTries - decided.tries } });
  return refuseLocked(lockUntil, now);
}

/**
 * Checks the security PIN, and does what it allows. Five wrong tries in a row lock it for half an
 * hour; the account and its sign-in stay as they are. The tries of one person are looked at in
 * turn, so that many right ones at once are all right, and one person's guesses take no more than
 * one place of all that judge.
 * @returns what was done.
 * @throws {Refusal} PIN_NOT_SET, PIN_RESET_REQUIRED, PIN_LOCKED or WRONG_PIN.
 */
export const withPin = <T>(ctx: SignedInContext, pin: string, allowed: Allowed<T>): Promise<T> =>
  inTurn(ctx.bank.counters, { key: `pin:${ctx.session.userId}`, atOnce: 1 }, () =>
    judgePin(ctx, pin, allowed),
  );

/**
 * The same for a deed that follows in a transaction of its own.
 * @returns the PIN that was right.
 * @throws {Refusal} PIN_NOT_SET, PIN_RESET_REQUIRED, PIN_LOCKED or WRONG_PIN.
 */
export const requirePin = (ctx: SignedInContext, pin: string): Promise<StoredPin> =>
  withPin(ctx, pin, { alone: async (_tx, stored) => stored });
