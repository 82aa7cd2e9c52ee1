import type { OwnProof } from '../../../contract/people/own-proof.ts';
import type { Factor } from '../../../contract/values/step-up.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import type { TextToSign } from '../passkeys/own-passkey.ts';
import type { StoredPasskey } from '../passkeys/passkeys-store.ts';
import { refuseTooSoon } from '../users/contact-changes.ts';
import { isSignInFresh } from '../users/session-limits.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { factorWanted } from './factor-wanted.ts';
import { heldFactors } from './held-factors.ts';
import { requireFactorAndSignIn } from './require-factor.ts';

interface Exception {
  /** The factor that is replaced because its owner no longer knows it: it proves nothing. */
  forgotten?: 'pin';
  /**
   * The first PIN, without which nothing can be paid; a passkey that waits since the mailed link,
   * about which its owner has the word; or the address, which opens every other door.
   */
  changes?: 'first-pin' | 'waiting-passkey' | 'email';
}

/** The strongest factor a person has. */
export async function strongestFactorOf(
  bank: Pick<Bank, 'config' | 'db'>,
  userId: string,
  { forgotten }: Exception = {},
): Promise<Factor> {
  const held = new Set(await heldFactors(bank, userId));
  if (forgotten) held.delete(forgotten);
  return factorWanted(held, 'passkey');
}

/** The proof that the next change needs, for the page that asks. */
export async function proofWanted(
  { bank, session }: SignedInContext,
  exception: Exception = {},
): Promise<{ factorWanted: Factor; passwordNeeded: boolean }> {
  const factor = await strongestFactorOf(bank, session.userId, exception);
  return {
    factorWanted: factor,
    passwordNeeded:
      factor !== 'passkey' && !isSignInFresh(session.passwordCheckedAt, bank.clock.now()),
  };
}

/**
 * A password may be a thief's who was mailed a link, so it changes nothing more for a while; nor
 * does a PIN change the address a second time.
 */
function isWeak(factor: Factor, { changes }: Exception): boolean {
  return (
    (factor === 'password' && changes !== 'first-pin' && changes !== 'waiting-passkey') ||
    (factor === 'pin' && changes === 'email')
  );
}

/**
 * Refuses, for 72 hours after a change, what only a password or a PIN could prove.
 * @throws {Refusal} TOO_SOON_AFTER_CHANGE.
 */
export async function refuseWeakTooSoon(
  { bank, session }: SignedInContext,
  exception: Exception,
): Promise<Factor> {
  const factor = await strongestFactorOf(bank, session.userId, exception);
  const user = isWeak(factor, exception) ? await findUser(bank.db, session.userId) : undefined;
  if (user) refuseTooSoon(user, bank.clock.now());
  return factor;
}

/**
 * Lets on only the person who proves a change of a factor or of contact data with the strongest
 * factor they have: passkey, app code, PIN, password. No policy weakens this. Where a text is to be
 * signed, a passkey has to have signed it.
 * @returns the factor that was given, and the passkey where it was one.
 * @throws {Refusal} ACCOUNT_FROZEN; TOO_SOON_AFTER_CHANGE where only a password or a PIN could
 * prove it; PROOF_NEEDED without the proof that is wanted; what is wrong with it otherwise.
 */
export async function requireStrongestFactor(
  ctx: SignedInContext,
  user: StoredUser,
  proof: OwnProof,
  { signs, ...exception }: Exception & { signs?: TextToSign } = {},
): Promise<{ factor: Factor; passkey: StoredPasskey | undefined }> {
  if (ctx.session.frozen) refuse('ACCOUNT_FROZEN');
  const factor = await refuseWeakTooSoon(ctx, exception);
  const options = signs === undefined ? {} : { signs };
  return {
    factor,
    passkey: await requireFactorAndSignIn(ctx, user, { factor, proof, ...options }),
  };
}
