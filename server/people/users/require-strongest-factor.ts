import type { Factor, OwnProof } from '../../../contract/own-proof.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { requireOwnPasskey } from '../passkeys/own-passkey.ts';
import { countUsablePasskeysOf } from '../passkeys/passkeys-store.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { refuse } from '../../base/refusal.ts';
import { requireAppCode } from '../second-factor/given-codes.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { requirePin } from '../security-pin/require-pin.ts';
import { findPin } from '../security-pin/pins-store.ts';
import { refuseTooSoon } from './contact-changes.ts';
import { requireFreshSignIn } from './own-password.ts';
import { isSignInFresh } from './session-limits.ts';
import { findUser, type StoredUser } from './users-store.ts';

interface Exception {
  /** What is being replaced because its owner no longer knows it, and so proves nothing. */
  forgotten?: 'pin';
  /**
   * The first PIN, without which nothing can be paid; a passkey that waits since the mailed link,
   * about which its owner has the word; or the address, which opens every other door.
   */
  changes?: 'first-pin' | 'waiting-passkey' | 'email';
}

/**
 * The strongest factor a person has. Where no browser can use passkeys they count for nothing: a
 * change would be impossible.
 */
export async function strongestFactorOf(
  { config, db }: Pick<Bank, 'config' | 'db'>,
  userId: string,
  { forgotten }: Exception = {},
): Promise<Factor> {
  if (relyingPartyOf(config) && (await countUsablePasskeysOf(db, userId)) > 0) return 'passkey';
  if (await findAppInUse(db, userId)) return 'code';
  return forgotten !== 'pin' && (await findPin(db, userId)) ? 'pin' : 'password';
}

/** What the next change has to be proven with, for the page that asks. */
export async function proofWanted(
  { bank, session }: SignedInContext,
  exception: Exception = {},
): Promise<{ factorWanted: Factor; passwordNeeded: boolean }> {
  const factorWanted = await strongestFactorOf(bank, session.userId, exception);
  return {
    factorWanted,
    passwordNeeded:
      factorWanted !== 'passkey' && !isSignInFresh(session.passwordCheckedAt, bank.clock.now()),
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
 * factor they have: passkey, app code, PIN, password. A passkey is two factors in one; with the
 * others goes a sign-in of the last five minutes, or the password. Each wrong proof is counted by
 * the limits of its own kind.
 * @throws {Refusal} ACCOUNT_FROZEN; TOO_SOON_AFTER_CHANGE where only a password or a PIN could
 * prove it; PASSKEY_REQUIRED, SIGN_IN_TOO_OLD, CODE_REQUIRED or PIN_REQUIRED without the proof that
 * is wanted; what is wrong with it otherwise.
 */
export async function requireStrongestFactor(
  ctx: SignedInContext,
  user: StoredUser,
  proof: OwnProof,
  exception: Exception = {},
): Promise<void> {
  if (ctx.session.frozen) refuse('ACCOUNT_FROZEN');
  const factor = await refuseWeakTooSoon(ctx, exception);
  if (factor === 'passkey') {
    await requireOwnPasskey(ctx, proof.passkey ?? refuse('PASSKEY_REQUIRED'));
    return;
  }
  await requireFreshSignIn(ctx, user, proof.password);
  if (factor === 'pin') await requirePin(ctx, proof.securityPin ?? refuse('PIN_REQUIRED'));
  if (factor !== 'code') return;
  const code = proof.code ?? refuse('CODE_REQUIRED');
  const app = (await findAppInUse(ctx.bank.db, user.id)) ?? refuse('CODE_REQUIRED');
  await requireAppCode(ctx, user, { app, code });
}
