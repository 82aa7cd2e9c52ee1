import { refuse } from '../../base/refusal.ts';
import type { Context, SignedInContext } from '../../context.ts';
import { judgeTry } from '../../services/limits/judge-try.ts';
import { isPassword } from './password-hash.ts';
import { isSignInFresh } from './session-limits.ts';
import { markPasswordChecked } from './sessions-store.ts';
import { forgetFailures, type Guesser, guesserOf, signInLimits } from './sign-in-tries.ts';
import { refuseProof } from '../../http/refuse-proof.ts';
import type { StoredUser } from './users-store.ts';

/** @throws {Refusal} WRONG_PASSWORD or TOO_MANY_TRIES. */
export async function requirePasswordOf(
  ctx: Context,
  user: StoredUser,
  { password, guesser }: { password: string; guesser: Guesser },
): Promise<void> {
  const fits = await judgeTry(ctx.bank, signInLimits(guesser), {
    look: async () => (await isPassword(ctx, user.passwordHash, password)) || undefined,
  });
  if (!fits) refuse('WRONG_PASSWORD');
}

/**
 * Asks a signed-in person for the password again.
 * @throws {Refusal} WRONG_PASSWORD (403, so that no client takes it for the end of the session) or
 * TOO_MANY_TRIES.
 */
export async function requireOwnPassword(
  ctx: SignedInContext,
  user: StoredUser,
  password: string,
): Promise<void> {
  const guesser = guesserOf(ctx);
  await requirePasswordOf(ctx, user, { password, guesser });
  await forgetFailures(ctx.bank, guesser);
}

/**
 * Lets on only who has given the password within five minutes, at sign-in or now: a stolen session
 * alone is not enough.
 * @throws {Refusal} PROOF_NEEDED without a password, WRONG_PASSWORD or TOO_MANY_TRIES with one.
 */
export async function requireFreshSignIn(
  ctx: SignedInContext,
  user: StoredUser,
  password: string | undefined,
): Promise<void> {
  const { db, clock } = ctx.bank;
  if (isSignInFresh(ctx.session.passwordCheckedAt, clock.now())) return;
  if (password === undefined) refuseProof('password');
  await requireOwnPassword(ctx, user, password);
  await markPasswordChecked(db, ctx.session.id, clock.now());
}
