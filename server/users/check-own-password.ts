import type { SignedInContext } from '../context.ts';
import { refuse } from '../refusal.ts';
import { isPassword } from './password-hash.ts';
import { countFailure, forgetFailures, refuseGuessing } from './sign-in-limits.ts';
import type { StoredUser } from './users-store.ts';

/**
 * Asks a signed-in person for the password again. A stolen session guesses under the same limits as a stranger; here the session stands for the device.
 * @throws {Refusal} WRONG_PASSWORD (403, so that no client takes it for the end of the session) or TOO_MANY_TRIES.
 */
export async function checkOwnPassword(ctx: SignedInContext, user: StoredUser, password: string): Promise<void> {
  const guesser = { person: user.id, address: ctx.address, device: `session:${ctx.session.id}` };
  await refuseGuessing(ctx.bank, guesser);
  if (!(await isPassword(ctx.bank.secrets, user.passwordHash, password))) {
    await countFailure(ctx.bank, guesser);
    refuse('WRONG_PASSWORD');
  }
  await forgetFailures(ctx.bank, guesser);
}
