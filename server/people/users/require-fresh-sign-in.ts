import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { isSignInFresh } from './session-limits.ts';
import { markPasswordChecked } from './sessions-store.ts';
import type { StoredUser } from './users-store.ts';

/**
 * Lets on only who has given the password within five minutes, at sign-in or now: a stolen session
 * alone is not enough.
 * @throws {Refusal} SIGN_IN_TOO_OLD without a password, WRONG_PASSWORD or TOO_MANY_TRIES with one.
 */
export async function requireFreshSignIn(
  ctx: SignedInContext,
  user: StoredUser,
  password: string | undefined,
): Promise<void> {
  const { db, clock } = ctx.bank;
  if (isSignInFresh(ctx.session.passwordCheckedAt, clock.now())) return;
  if (password === undefined) refuse('SIGN_IN_TOO_OLD');
  await checkOwnPassword(ctx, user, password);
  await markPasswordChecked(db, ctx.session.id, clock.now());
}
