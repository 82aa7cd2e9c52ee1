import { bank as facts } from '../../../config/bank.ts';
import { maxPasskeys } from '../../../contract/passkey-rules.ts';
import type { beginPasskeyRoute } from '../../../contract/passkeys.ts';
import type { AnswerOf, BodyOf } from '../../../contract/route.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { requireActiveSelf } from '../second-factor/require-active-self.ts';
import { requireStrongestFactor } from '../users/require-strongest-factor.ts';
import { challengeMinutes, createChallenge } from './challenges-store.ts';
import { keyAlgorithms } from './check-passkey.ts';
import { asKnown, findPasskeysOf } from './passkeys-store.ts';
import { requireRelyingParty } from './relying-party.ts';
import { userHandleOf } from './user-handle.ts';

/**
 * What the browser is asked to make a passkey for. A device that has one of theirs makes no second.
 */
export async function beginPasskey(
  ctx: SignedInContext,
  input: BodyOf<typeof beginPasskeyRoute>,
): Promise<AnswerOf<typeof beginPasskeyRoute>['options']> {
  const { db, clock, config } = ctx.bank;
  const party = requireRelyingParty(config);
  const user = await requireActiveSelf(ctx);
  const known = await findPasskeysOf(db, user.id);
  if (known.length >= maxPasskeys) refuse('PASSKEYS_FULL');
  await requireStrongestFactor(ctx, user, input);
  return {
    challenge: await createChallenge(
      db,
      { purpose: 'add', sessionId: ctx.session.id },
      clock.now(),
    ),
    rp: { id: party.id, name: facts.name },
    user: {
      id: userHandleOf(user.id),
      name: user.username,
      displayName: user.fullName || user.username,
    },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none',
    excludeCredentials: known.map(asKnown),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
