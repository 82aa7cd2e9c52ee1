import type { Context } from '../../context.ts';
import { spendChallenge, type Answerer } from './challenges-store.ts';
import { challengeOf, checkSignature, type SignedChallenge } from './check-passkey.ts';
import { notePasskeyUse, type StoredPasskey } from './passkeys-store.ts';
import { userHandleOf } from './user-handle.ts';

interface Signed {
  credential: SignedChallenge;
  /** Undefined: the key is unknown. */
  passkey: StoredPasskey | undefined;
  answerer: Answerer;
}

/**
 * A device names its owner where it chose the key itself; one that was asked for a key by name may
 * leave that out.
 */
function namesOwner({ credential, answerer }: Signed, { userId }: StoredPasskey): boolean {
  const named = credential.response.userHandle ?? undefined;
  return named === userHandleOf(userId) || (named === undefined && answerer.purpose === 'prove');
}

/** Whether the passkey signed a challenge of ours for the first time; its use is noted. */
export async function isSigned(ctx: Context, signed: Signed): Promise<boolean> {
  const { db, clock } = ctx.bank;
  const { credential, passkey, answerer } = signed;
  const challenge = challengeOf(credential);
  // Spent before anything is checked, so that an answer is looked at once.
  if (challenge === undefined || !(await spendChallenge(db, challenge, answerer, clock.now())))
    return false;
  if (passkey === undefined || !namesOwner(signed, passkey)) return false;
  const signCount = await checkSignature(ctx, { credential, challenge, passkey });
  return signCount !== undefined && (await notePasskeyUse(db, passkey.id, signCount, clock.now()));
}
