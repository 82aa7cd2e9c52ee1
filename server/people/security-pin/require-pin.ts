import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { hashPin, isOutdated, isPin } from '../users/password-hash.ts';
import { markPinChecked } from '../users/sessions-store.ts';
import {
  findPin,
  forgetTries,
  maxLocks,
  maxTries,
  refreshPinHash,
  type StoredPin,
  takeTry,
} from './pins-store.ts';

const lockMinutes = 30;

function refuseLocked(until: Temporal.Instant | null, now: Temporal.Instant): never {
  const seconds =
    until === null ? lockMinutes * 60 : Math.max(1, until.since(now).total('seconds'));
  return refuse('PIN_LOCKED', {
    params: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

/**
 * Checks the security PIN. Five wrong tries in a row lock it for half an hour; the account and its
 * sign-in stay as they are.
 * @returns the PIN that was right.
 * @throws {Refusal} PIN_NOT_SET, PIN_RESET_REQUIRED, PIN_LOCKED or WRONG_PIN.
 */
export async function requirePin(ctx: SignedInContext, pin: string): Promise<StoredPin> {
  const { db, clock, secrets } = ctx.bank;
  const { userId } = ctx.session;
  const stored = await findPin(db, userId);
  if (!stored) return refuse('PIN_NOT_SET');
  if (stored.locks >= maxLocks) return refuse('PIN_RESET_REQUIRED');
  const now = clock.now();
  const lockUntil = now.add({ minutes: lockMinutes });
  const tries = await takeTry(db, userId, { now, lockUntil });
  if (tries === undefined) return refuseLocked(stored.lockedUntil, now);
  if (await isPin(secrets, userId, stored.pinHash, pin)) {
    await forgetTries(db, userId);
    if (isOutdated(secrets, 'pin-pepper', stored.pinHash))
      await refreshPinHash(db, userId, {
        before: stored.pinHash,
        after: await hashPin(secrets, userId, pin),
      });
    await markPinChecked(db, ctx.session.id, now);
    return stored;
  }
  await recordAudit(db, ctx, { action: 'pin.wrong', subject: `user:${userId}` });
  if (tries < maxTries) return refuse('WRONG_PIN', { params: { triesLeft: maxTries - tries } });
  await recordAudit(db, ctx, { action: 'pin.locked', subject: `user:${userId}` });
  return refuseLocked(lockUntil, now);
}
