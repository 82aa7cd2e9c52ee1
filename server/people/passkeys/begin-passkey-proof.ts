import type { beginPasskeyProofRoute } from '../../../contract/passkeys.ts';
import type { AnswerOf } from '../../../contract/route.ts';
import type { SignedInContext } from '../../context.ts';
import { challengeMinutes, createChallenge } from './challenges-store.ts';
import { asKnown, findPasskeysOf } from './passkeys-store.ts';
import { requireRelyingParty } from './relying-party.ts';

/** What the browser is asked to sign with one of the person's own passkeys, each by its name. */
export async function beginPasskeyProof({
  bank,
  session,
}: SignedInContext): Promise<AnswerOf<typeof beginPasskeyProofRoute>['options']> {
  const { db, clock, config } = bank;
  const { id } = requireRelyingParty(config);
  const own = await findPasskeysOf(db, session.userId);
  const challenge = await createChallenge(
    db,
    { purpose: 'prove', sessionId: session.id },
    clock.now(),
  );
  return {
    challenge,
    rpId: id,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    allowCredentials: own.filter(({ waitsSince }) => waitsSince === null).map(asKnown),
  };
}
