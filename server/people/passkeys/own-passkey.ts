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
import { challengeFor } from './passkey-signature.ts';
import { requireRelyingParty } from './relying-party.ts';
import { endOfNonce, makeNonce } from './signing-nonce.ts';
import {
  challengeOf,
  lookAtAnswer,
  type Signed,
  type SignedChallenge,
  verifyPasskey,
  withPasskey,
} from './verify-passkey.ts';

type Options = AnswerOf<typeof beginPasskeyProofRoute>['options'];

/** Names the challenge, and each of the person's own passkeys that may sign it. */
async function optionsOf(
  { bank, session }: SignedInContext,
  makeChallenge: () => Promise<string>,
): Promise<Options> {
  const { id } = requireRelyingParty(bank.config);
  const own = await findPasskeysOf(bank.db, session.userId);
  return {
    challenge: await makeChallenge(),
    rpId: id,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    // A frozen customer proves nothing but that the freeze may end, which one that waits may.
    allowCredentials: own
      .filter(({ waitsSince }) => waitsSince === null || session.frozen)
      .map(asKnown),
  };
}

/** Answers the challenge of a change that one of the person's own passkeys is to prove. */
export const beginPasskeyProof = (ctx: SignedInContext): Promise<Options> =>
  optionsOf(ctx, () =>
    createChallenge(
      ctx.bank.db,
      { purpose: 'prove', sessionId: ctx.session.id },
      ctx.bank.clock.now(),
    ),
  );

/**
 * Answers the challenge of a text that one of the person's own passkeys is to sign: nothing but
 * this text fits the signature. Nothing is written for it.
 * @param textOf the text with the nonce that goes along with the signature
 * @throws {Refusal} PASSKEY_NOT_FOUND: the person has none that may sign.
 */
export async function beginSignature(
  ctx: SignedInContext,
  textOf: (nonce: string) => string,
): Promise<{ nonce: string; options: Options }> {
  const nonce = makeNonce(ctx);
  const options = await optionsOf(ctx, async () => challengeFor(textOf(nonce)));
  if (options.allowCredentials.length === 0) refuse('PASSKEY_NOT_FOUND');
  return { nonce, options };
}

/** The text that a passkey has to have signed, and the nonce in it. */
export interface TextToSign {
  text: string;
  nonce: string | undefined;
}

/** @throws {Refusal} WRONG_PASSKEY: a signature under another text or session is none under this. */
function answererOf(
  ctx: SignedInContext,
  credential: SignedChallenge,
  signs: TextToSign | undefined,
): Signed['answerer'] {
  const { id: sessionId } = ctx.session;
  if (signs === undefined) return { purpose: 'prove', sessionId };
  const endsAt = signs.nonce === undefined ? undefined : endOfNonce(ctx, signs.nonce);
  if (endsAt === undefined || challengeOf(credential) !== challengeFor(signs.text))
    return refuse('WRONG_PASSKEY');
  return { purpose: 'signed', sessionId, endsAt };
}

interface Wanted {
  /** Undefined: it answers a challenge of its own. */
  signs?: TextToSign | undefined;
  /** A passkey that waits for its owner's word will do. */
  mayWait?: boolean | undefined;
}

/** The answer of a device, and the passkey that it may be of: one of the person's that is usable. */
async function answered(
  ctx: SignedInContext,
  credential: SignedChallenge,
  { signs, mayWait = false }: Wanted,
): Promise<Signed> {
  const answerer = answererOf(ctx, credential, signs);
  const found = await findPasskeyByCredential(ctx.bank.db, Buffer.from(credential.id, 'base64url'));
  const isUsable = found?.userId === ctx.session.userId && (found.waitsSince === null || mayWait);
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
 * @returns the passkey that answered.
 * @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES.
 */
export async function requireOwnPasskey(
  ctx: SignedInContext,
  credential: SignedChallenge,
  wanted: Wanted = {},
): Promise<StoredPasskey> {
  const signed = await answered(ctx, credential, wanted);
  return await judgeAnswer(ctx, async () =>
    (await verifyPasskey(ctx, signed)) ? signed.passkey : undefined,
  );
}

/**
 * Looks at the answer of a passkey that signed an order, and does what comes of it. It is noted as
 * used with the posting of the order.
 * @throws {Refusal} WRONG_PASSKEY or TOO_MANY_TRIES.
 */
export async function judgeOwnPasskey<T>(
  ctx: SignedInContext,
  { credential, signs }: { credential: SignedChallenge; signs: TextToSign },
  done: (answer: PasskeyAnswer, passkey: StoredPasskey) => Promise<T>,
): Promise<T> {
  const { bank, session } = ctx;
  const signed = await answered(ctx, credential, { signs });
  return await judgeAnswer(ctx, async () => {
    const right = await lookAtAnswer(ctx, signed);
    if (!right) return undefined;
    const { passkey, challenge, signCount, endsAt } = right;
    return await done(
      {
        passkeyId: passkey.id,
        sessionId: session.id,
        challengeHash: hashSecret(challenge).toString('hex'),
        endsAt,
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
  { credential, signs }: { credential: SignedChallenge; signs: TextToSign },
  allowed: (tx: Tx, passkey: StoredPasskey) => Promise<T>,
): Promise<T> {
  const signed = await answered(ctx, credential, { signs });
  return await judgeAnswer(ctx, () => withPasskey(ctx, signed, allowed));
}
