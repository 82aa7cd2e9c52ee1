import type { OwnProof } from '../../../contract/people/own-proof.ts';
import type { Factor } from '../../../contract/values/step-up.ts';
import type { SignedInContext } from '../../context.ts';
import { requireOwnPasskey, type TextToSign } from '../passkeys/own-passkey.ts';
import type { StoredPasskey } from '../passkeys/passkeys-store.ts';
import { requireAppCode } from '../second-factor/given-codes.ts';
import { findAppInUse } from '../second-factor/second-factor-store.ts';
import { requirePin } from '../security-pin/require-pin.ts';
import { requireFreshSignIn } from '../users/own-password.ts';
import { isSignInFresh } from '../users/session-limits.ts';
import type { StoredUser } from '../users/users-store.ts';
import { fieldOf, refuseProof } from '../../http/refuse-proof.ts';

interface PasskeyOptions {
  /** A passkey that waits for its owner's word will do. */
  mayWait?: boolean;
  /** The text that a passkey has to have signed; undefined: it answers a challenge of its own. */
  signs?: TextToSign;
}

interface Wanted<Wants extends Factor = Factor> extends PasskeyOptions {
  factor: Wants;
  proof: OwnProof;
}

/**
 * The one place where a person proves a factor: lets on only who gives this one. Each wrong proof
 * is counted by the limits of its own kind.
 * @returns the passkey that answered, where it was one.
 * @throws {Refusal} PROOF_NEEDED without it; what is wrong with it otherwise.
 */
export async function requireFactor(
  ctx: SignedInContext,
  user: StoredUser,
  { factor, proof, ...options }: Wanted<Exclude<Factor, 'password'>>,
): Promise<StoredPasskey | undefined> {
  if (factor === 'passkey')
    return await requireOwnPasskey(ctx, proof.passkey ?? refuseProof('passkey'), options);
  if (factor === 'pin') {
    await requirePin(ctx, proof.securityPin ?? refuseProof('pin'));
    return undefined;
  }
  const code = proof.code ?? refuseProof('code');
  const app = (await findAppInUse(ctx.bank.db, user.id)) ?? refuseProof('code');
  await requireAppCode(ctx, user, { app, code });
  return undefined;
}

/** Names at once all that is missing, before anything that was given is tried or used up. */
function refuseIncomplete(
  { bank, session }: SignedInContext,
  { factor, proof }: { factor: Factor; proof: OwnProof },
): void {
  const isFresh = isSignInFresh(session.passwordCheckedAt, bank.clock.now());
  const wanted: Factor[] = [
    ...(factor === 'passkey' || isFresh ? [] : (['password'] as const)),
    ...(factor === 'password' ? [] : [factor]),
  ];
  const [first, ...more] = wanted.filter((one) => proof[fieldOf[one]] === undefined);
  if (first !== undefined) refuseProof([first, ...more]);
}

/**
 * The same for what outlives the moment: with a code or a PIN goes a sign-in of the last five
 * minutes, or the password, which is all that is wanted of who has nothing else. A passkey is two
 * factors in one.
 */
export async function requireFactorAndSignIn(
  ctx: SignedInContext,
  user: StoredUser,
  { factor, proof, ...options }: Wanted,
): Promise<StoredPasskey | undefined> {
  refuseIncomplete(ctx, { factor, proof });
  if (factor !== 'passkey') await requireFreshSignIn(ctx, user, proof.password);
  if (factor === 'password') return undefined;
  return await requireFactor(ctx, user, { factor, proof, ...options });
}
