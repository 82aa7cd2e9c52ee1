import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import { limiterOf, type LimitRule } from '../../services/limits/limiter.ts';
import { refuse } from '../../base/refusal.ts';
import { countTry, giveTryBack, guesserOf, type Guesser } from '../users/sign-in-limits.ts';

/**
 * Ten in 15 minutes for all devices their owner has used, together, and for all others: a thief who
 * had the password once may have made any number of them known. The limits of login come on top.
 */
const guesses: LimitRule = { name: 'code', points: 10, duration: 900 };

const keyOf = ({ person, device }: Guesser) =>
  `${person}:${device === undefined ? 'unknown' : 'known'}`;

/**
 * Counts a try before its code is looked at, so that a hundred at once are still ten.
 * @throws {Refusal} TOO_MANY_TRIES.
 */
export const takeGuess = (bank: Bank, guesser: Guesser): Promise<void> =>
  countRequest(bank, guesses, keyOf(guesser));

export async function forgetGuesses(bank: Bank, guesser: Guesser): Promise<void> {
  if (bank.config.limits) await limiterOf(bank.db, guesses).delete(keyOf(guesser));
}

/**
 * Looks at a code that a signed-in person gave, under the limits of guessing. `look` answers what
 * it found, or undefined when the code is wrong.
 * @throws {Refusal} TOO_MANY_TRIES or WRONG_CODE.
 */
export async function checkOwnCode<Found>(
  ctx: SignedInContext,
  look: () => Found | undefined | Promise<Found | undefined>,
): Promise<Found> {
  const guesser = guesserOf(ctx);
  await takeGuess(ctx.bank, guesser);
  await countTry(ctx.bank, guesser);
  const found = await look();
  if (found === undefined) {
    await recordAudit(ctx.bank.db, ctx, {
      action: 'two_step_sign_in.code_failed',
      subject: `user:${ctx.session.userId}`,
    });
    return refuse('WRONG_CODE');
  }
  await giveTryBack(ctx.bank, guesser);
  await forgetGuesses(ctx.bank, guesser);
  return found;
}
