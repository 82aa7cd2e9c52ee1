import type { resetPasswordRoute } from '../../../contract/people/password-resets.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { actorName, type Context } from '../../context.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { hashPassword } from '../users/password-hash.ts';
import { applyPasswordRules } from '../users/password-rules.ts';
import { isSessionOver, isSignInFresh } from '../users/session-limits.ts';
import { findSessionByCookie, isSessionLive, type StoredSession } from '../users/sessions-store.ts';
import { findUserByEmail, lockUser, type StoredUser } from '../users/users-store.ts';
import { replacePassword } from '../users/replace-password.ts';

interface Proof {
  session: StoredSession;
  user: StoredUser;
}

/**
 * The session this browser's cookie is paired with, if it is a fresh sign-in of the very person who
 * has the e-mail.
 */
async function proofOf(
  ctx: Context,
  email: string,
  cookieHash: Buffer,
): Promise<Proof | undefined> {
  const { db, clock } = ctx.bank;
  const session = await findSessionByCookie(db, cookieHash);
  const now = clock.now();
  if (
    !session ||
    session.suspended ||
    session.frozen ||
    isSessionOver(session, now) ||
    !isSignInFresh(session.passwordCheckedAt, now)
  )
    return undefined;
  const user = await findUserByEmail(db, email);
  return user?.id === session.userId ? { session, user } : undefined;
}

/**
 * Changes the password of the person who logged in from this browser a moment ago.
 * @returns false, having changed nothing, for any other caller.
 */
export async function resetOwnPassword(
  ctx: Context,
  input: BodyOf<typeof resetPasswordRoute>,
  cookieHash: Buffer | undefined,
): Promise<boolean> {
  const proof = cookieHash && (await proofOf(ctx, input.email, cookieHash));
  if (!proof) return false;
  const { config, db } = ctx.bank;
  await applyPasswordRules(config, input.newPassword, {
    field: 'newPassword',
    twoSteps: (await findAppInUse(db, proof.user.id)) !== undefined,
    person: proof.user,
  });
  const passwordHash = await hashPassword(ctx, input.newPassword);
  return await db.tx(async (tx) => {
    // The session may have been ended while the password was hashed, by one that the owner chose
    // with a mailed link: theirs stays.
    const user = await lockUser(tx, proof.user.id);
    if (!user || user.suspended || user.frozenAt !== null) return false;
    if (!(await isSessionLive(tx, proof.session.id))) return false;
    const own = { ...ctx, actor: { name: actorName(proof.user), channel: 'web' } as const };
    await replacePassword(tx, own, {
      user: proof.user,
      passwordHash,
      keepSessionId: proof.session.id,
    });
    return true;
  });
}
