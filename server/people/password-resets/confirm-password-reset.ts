import type { confirmPasswordResetRoute } from '../../../contract/people/password-resets.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { actorName, type Context } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { deletePendingEmail } from '../profiles/pending-email-store.ts';
import { forgetBegunSetups, forgetSecondFactor } from '../second-factor/forget-second-factor.ts';
import { refuse } from '../../base/refusal.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { notePasswordByMail } from '../users/contact-changes.ts';
import { dropLink, findLinkOwner, spendLink } from '../users/mailed-links-store.ts';
import { hashPassword } from '../users/password-hash.ts';
import { applyPasswordRules } from '../users/password-rules.ts';
import { forgetDevices } from '../users/known-devices-store.ts';
import { makePasskeysWait } from '../passkeys/passkeys-store.ts';
import { deletePin } from '../security-pin/pins-store.ts';
import type { Tx } from '../../db/database.ts';
import { confirmAddress, findUser, lockUser, type StoredUser } from '../users/users-store.ts';
import { replacePassword } from '../users/replace-password.ts';

/** Ends what would be paid by itself. Orders are a later noun, so the caller hands it in. */
export type CancelOrders = (tx: Tx, ctx: Context, user: StoredUser) => Promise<void>;

/** A link cannot be guessed, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'reset-confirm-address', points: 20, duration: 900 };

/**
 * A thief who knew the old password may have left keys, devices and wishes. Passkeys wait for the
 * owner's word, no device is known, no app reads on, and what was begun is over. Where the mail of this address was
 * never proven to be read, a stranger may have opened the account in its name: then nothing of
 * theirs stays.
 */
async function endEarlierKeys(
  tx: Tx,
  ctx: Context,
  { user, cancelOrders }: { user: StoredUser; cancelOrders: CancelOrders },
): Promise<void> {
  const now = ctx.bank.clock.now();
  const isTheirs = user.emailConfirmedAt !== null || user.role === 'admin';
  if (isTheirs) {
    await makePasskeysWait(tx, user.id, now);
  } else {
    await forgetSecondFactor(tx, user.id);
    await deletePin(tx, user.id);
    await cancelOrders(tx, ctx, user);
  }
  await deletePendingEmail(tx, user.id);
  await forgetBegunSetups(tx, user.id);
  await forgetDevices(tx, user.id, now);
  await confirmAddress(tx, user.id, now);
}

/**
 * Chooses a new password with a mailed link. It logs no one in, and skips nothing that logging in
 * asks for, except in an account whose address was never confirmed.
 */
export async function confirmPasswordReset(
  ctx: Context,
  input: BodyOf<typeof confirmPasswordResetRoute>,
  cancelOrders: CancelOrders,
): Promise<StoredUser> {
  const { config, db, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const owner = await findLinkOwner(db, input.token, 'password', clock.now());
  const twoSteps = owner !== undefined && (await findAppInUse(db, owner)) !== undefined;
  const person = owner === undefined ? undefined : await findUser(db, owner);
  await applyPasswordRules(config, input.newPassword, { field: 'newPassword', twoSteps, person });
  const passwordHash = await hashPassword(ctx, input.newPassword);
  return await db.tx(async (tx) => {
    const userId = await spendLink(tx, input.token, 'password', clock.now());
    const user = userId === undefined ? undefined : await lockUser(tx, userId);
    if (!user) refuse('RESET_LINK_INVALID');
    const own = { ...ctx, actor: { name: actorName(user), channel: 'web' } as const };
    await notePasswordByMail(tx, user.id, clock.now());
    for (const purpose of ['pin', 'email'] as const) await dropLink(tx, user.id, purpose);
    await replacePassword(tx, own, { user, passwordHash });
    await endEarlierKeys(tx, own, { user, cancelOrders });
    return (await findUser(tx, user.id)) ?? refuse('RESET_LINK_INVALID');
  });
}
