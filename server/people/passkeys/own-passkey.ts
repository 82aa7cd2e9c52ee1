import type { beginPasskeyProofRoute } from '../../../contract/people/passkeys.ts';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import { hashSecret } from '../../base/digest.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { PasskeyAnswer } from '../../ledger/plan.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { judgeTry } from '../../services/limits/judge-try.ts';
import { guesserOf, signInLimits } from '../users/sign-in-tries.ts';
import { challengeMinutes, createChallenge } from './challenges-store.ts';
import {
  asKnown,
  findPasskeyByCredential,
  findPasskeysOf,
  type StoredPasskey,
} from './passkeys-store.ts';
import { requireRelyingParty } from './relying-party.ts';
import {
  lookAtAnswer,
  type Signed,
  type SignedChallenge,
  verifyPasskey,
  withPasskey,
} from './verify-passkey.ts';

/**
 * Answers the challenge that the browser signs with one of the person's own passkeys, each by its
 * name.
 * @param order the challenge that an order comes to; undefined: a change is to be proven
 */
export async function beginPasskeyProof(
  { bank, session }: SignedInContext,
  order?: string,
): Promise<AnswerOf<typeof beginPasskeyProofRoute>['options']> {
  const { db, clock, config } = bank;
  const { id } = requireRelyingParty(config);
  const own = await findPasskeysOf(db, session.userId);
  const challenge = await createChallenge(
    db,
    { purpose: order === undefined ? 'prove' : 'order', sessionId: session.id },
    clock.now(),
    order,
  );
  return {
    challenge,
    rpId: id,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    // A frozen customer proves nothing but that the freeze may end, which one that waits may.
    allowCredentials: own
      .filter(({ waitsSince }) => waitsSince === null || session.frozen)
      .map(asKnown),
  };
}

/** The answer of a device, and the passkey that it may be of: one of the person's that is usable. */
async function answered(
  { bank, session }: SignedInContext,
  credential: SignedChallenge,
  { purpose, mayWait }: { purpose: 'prove' | 'order'; mayWait: boolean },
): Promise<Signed> {
  const found = await findPasskeyByCredential(bank.db, Buffer.from(credential.id, 'base64url'));
  const isUsable = found?.userId === session.userId && (found.waitsSince === null || mayWait);
  const answerer = { purpose, sessionId: session.id };
  return { credential, passkey: isUsable ? found : undefined, answerer };
}

/** @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES. */
async function judgeAnswer<T>(
  ctx: SignedInContext,
  look: () => Promise<T | undefined>,
): Promise<T> {
  const { bank, session } = ctx;
  const proven = await judgeTry(bank, signInLimits(guesserOf(ctx)), { spends: true, look });
  if (proven) return proven;
  await recordAudit(bank.db, ctx, {
    action: 'passkey.proof_failed',
    subject: `user:${session.userId}`,
  });
  return refuse('WRONG_PASSKEY');
}

/**
 * Asks a signed-in person for one of their passkeys, by the challenge this session was given.
 * @param mayWait whether one that waits for its owner's word will do.
 * @returns the passkey that answered.
 * @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES.
 */
export async function requireOwnPasskey(
  ctx: SignedInContext,
  credential: SignedChallenge,
  { purpose = 'prove', mayWait = false }: { purpose?: 'prove' | 'order'; mayWait?: boolean } = {},
): Promise<StoredPasskey> {
  const signed = await answered(ctx, credential, { purpose, mayWait });
  return await judgeAnswer(ctx, async () =>
    (await verifyPasskey(ctx, signed)) ? signed.passkey : undefined,
  );
}

/**
 * Looks at the answer of a passkey that signed an order, and does what comes of it. Its challenge is
 * spent with the posting of the order.
 * @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES.
 */
export async function judgeOwnPasskey<T>(
  ctx: SignedInContext,
  credential: SignedChallenge,
  done: (answer: PasskeyAnswer, passkey: StoredPasskey) => Promise<T>,
): Promise<T> {
  const { bank, session } = ctx;
  const signed = await answered(ctx, credential, { purpose: 'order', mayWait: false });
  return await judgeAnswer(ctx, async () => {
    const right = await lookAtAnswer(ctx, signed);
    if (!right) return undefined;
    const { passkey, challenge, signCount } = right;
    return await done(
      {
        passkeyId: passkey.id,
        sessionId: session.id,
        challengeHash: hashSecret(challenge).toString('hex'),
        signCount,
        at: bank.clock.now(),
      },
      passkey,
    );
  });
}

/**
 * Does what a passkey allows that signed an order, in one transaction with the note of its use.
 * @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES.
 */
export async function withOwnPasskey<T extends object>(
  ctx: SignedInContext,
  credential: SignedChallenge,
  allowed: (tx: Tx, passkey: StoredPasskey) => Promise<T>,
): Promise<T> {
  const signed = await answered(ctx, credential, { purpose: 'order', mayWait: false });
  return await judgeAnswer(ctx, () => withPasskey(ctx, signed, allowed));
}
