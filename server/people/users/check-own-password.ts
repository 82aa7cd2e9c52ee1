import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { isPassword } from './password-hash.ts';
import { countTry, forgetFailures, guesserOf } from './sign-in-limits.ts';
import type { StoredUser } from './users-store.ts';

/**
 * Asks a signed-in person for the password again.
 * @throws {Refusal} WRONG_PASSWORD (403, so that no client takes it for the end of the session) or
 * TOO_MANY_TRIES.
 */
export async function checkOwnPassword(
  ctx: SignedInContext,
  user: StoredUser,
  password: string,
): Promise<void> {
  const guesser = guesserOf(ctx);
  await countTry(ctx.bank, guesser);
  if (!(await isPassword(ctx.bank.secrets, user.passwordHash, password))) refuse('WRONG_PASSWORD');
  await forgetFailures(ctx.bank, guesser);
}
