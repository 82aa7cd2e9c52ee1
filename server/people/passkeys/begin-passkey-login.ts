import type { beginPasskeyLoginRoute } from '../../../contract/passkeys.ts';
import type { AnswerOf } from '../../../contract/route.ts';
import type { Context } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { challengeMinutes, createChallenge } from './challenges-store.ts';
import { requireRelyingParty } from './relying-party.ts';

/**
 * Far more than an office full of people that logs in at nine: each leaves a row for five minutes.
 */
const oneAddress: LimitRule = { name: 'passkey-challenge', points: 120, duration: 60 };

/**
 * What the browser is asked to sign. It names no key and no person: it says nothing of who has one.
 */
export async function beginPasskeyLogin(
  ctx: Context,
): Promise<AnswerOf<typeof beginPasskeyLoginRoute>> {
  const { db, clock, config } = ctx.bank;
  const { id, origin } = requireRelyingParty(config);
  await countRequest(ctx.bank, oneAddress, networkOf(ctx.address));
  const challenge = await createChallenge(db, { purpose: 'sign-in' }, clock.now());
  return {
    address: origin,
    options: {
      challenge,
      rpId: id,
      timeout: challengeMinutes * 60_000,
      userVerification: 'required',
    },
  };
}
