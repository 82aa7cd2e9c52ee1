import type { beginPasskeyLoginRoute } from '../../../contract/people/passkeys.ts';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import { refuse } from '../../base/refusal.ts';
import type { Context } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import { judgeTry } from '../../services/limits/judge-try.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { signInLimits } from '../users/sign-in-tries.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';
import { challengeMinutes, createChallenge } from './challenges-store.ts';
import { findPasskeyByCredential, type StoredPasskey } from './passkeys-store.ts';
import { requireRelyingParty } from './relying-party.ts';
import { verifyPasskey, type SignedChallenge } from './verify-passkey.ts';

/**
 * Far more than an office full of people that logs in at nine: each leaves a row for five minutes.
 */
const oneAddress: LimitRule = { name: 'passkey-challenge', points: 120, duration: 60 };

/** Answers what the browser signs. It names no key and no person: it does not say who has one. */
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

interface Proof {
  user: StoredUser;
  passkey: StoredPasskey;
}

/**
 * Finds whose passkey signed. The device has checked that it is its owner, so neither password nor
 * code is asked for. All that can be wrong reads the same.
 */
export async function verifyPasskeyLogin(
  ctx: Context,
  credential: SignedChallenge,
): Promise<Proof> {
  const { db } = ctx.bank;
  const passkey = await findPasskeyByCredential(db, Buffer.from(credential.id, 'base64url'));
  // Read before the proof: where everything is removed in between, the session that is opened is of
  // the epoch before.
  const user = passkey && (await findUser(db, passkey.userId));
  const answerer = { purpose: 'sign-in' } as const;
  const proven = await judgeTry(ctx.bank, signInLimits({ address: ctx.address }), {
    spends: true,
    look: async () => {
      const isTheirs = await verifyPasskey(ctx, { credential, passkey, answerer });
      return isTheirs && passkey && user ? { user, passkey } : undefined;
    },
  });
  if (proven) return proven.passkey.waitsSince === null ? proven : refuse('PASSKEY_WAITS');
  if (passkey)
    await recordAudit(db, ctx, {
      action: 'user.sign_in_failed',
      subject: `user:${passkey.userId}`,
      details: { passkey: passkey.name },
    });
  return refuse('PASSKEY_REFUSED');
}
