import type { confirmPasswordReset as route } from '../../contract/password-resets.ts';
import type { BodyOf } from '../../contract/route.ts';
import { actorName, type Context } from '../context.ts';
import { countRequest } from '../limits/count-request.ts';
import type { LimitRule } from '../limits/limiter.ts';
import { networkOf } from '../limits/network-of.ts';
import { deletePendingEmail } from '../profiles/pending-email-store.ts';
import { refuse } from '../refusal.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { notePasswordByMail } from '../users/contact-changes.ts';
import { dropLink, findLinkOwner, spendLink } from '../users/mailed-links-store.ts';
import { hashPassword } from '../users/password-hash.ts';
import { checkPassword } from '../users/password-policy.ts';
import { forgetDevices } from '../users/known-devices-store.ts';
import { forgetSecondFactor } from '../second-factor/forget-second-factor.ts';
import { makePasskeysWait } from '../passkeys/passkeys-store.ts';
import { deletePin } from '../security-pin/pins-store.ts';
import type { Tx } from '../db/database.ts';
import { confirmAddress, findUser, type StoredUser } from '../users/users-store.ts';
import { replacePassword } from '../users/replace-password.ts';

/** Nobody guesses a link, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'reset-confirm-address', points: 20, duration: 900 };

/**
 * Whoever knew the old password may have left keys and devices. Passkeys wait for the owner's word, and no device is known. Where nobody ever proved to read the
 * mail of this address, somebody else may have opened the account in its name: then nothing of theirs stays.
 */
async function endEarlierKeys(tx: Tx, user: StoredUser, now: Temporal.Instant): Promise<void> {
  const isTheirs = user.emailConfirmedAt !== null || user.role === 'admin';
  if (isTheirs) {
    await makePasskeysWait(tx, user.id, now);
  } else {
    await forgetSecondFactor(tx, user.id);
    await deletePin(tx, user.id);
    // Nor an address of theirs that the personal information would offer its owner to confirm.
    await dropLink(tx, user.id, 'email');
    await deletePendingEmail(tx, user.id);
  }
  await forgetDevices(tx, user.id, now);
  await confirmAddress(tx, user.id, now);
}

/**
 * Chooses a new password with a mailed link. Signs nobody in, and skips nothing that signing in asks for, except in an account whose address was never confirmed.
 */
export async function confirmPasswordReset(ctx: Context, input: BodyOf<typeof route>): Promise<StoredUser> {
  const { config, db, secrets, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const owner = await findLinkOwner(db, input.token, 'password', clock.now());
  const twoSteps = owner !== undefined && (await findAppInUse(db, owner)) !== undefined;
  checkPassword(config, input.newPassword, { field: 'newPassword', twoSteps });
  const passwordHash = await hashPassword(secrets, input.newPassword);
  return await db.tx(async (tx) => {
    const userId = await spendLink(tx, input.token, 'password', clock.now());
    const user = userId === undefined ? undefined : await findUser(tx, userId);
    if (!user) refuse('RESET_LINK_INVALID');
    await notePasswordByMail(tx, user.id, clock.now());
    await dropLink(tx, user.id, 'pin');
    await replacePassword(tx, { ...ctx, actor: { name: actorName(user), channel: 'web' } }, { user, passwordHash });
    await endEarlierKeys(tx, user, clock.now());
    return (await findUser(tx, user.id)) ?? refuse('RESET_LINK_INVALID');
  });
}
