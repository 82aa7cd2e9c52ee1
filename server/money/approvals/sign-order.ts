import { hash, randomUUIDv7 } from 'node:crypto';
import type { beginApprovalRoute, createApprovalRoute } from '../../../contract/money/approvals.ts';
import type { CautionAnswers } from '../../../contract/money/caution.ts';
import { usdParam } from '../../../contract/words/params.ts';
import type { AnswerOf, BodyOf } from '../../../contract/calls/route.ts';
import { canonicalJson } from '../../base/digest.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { refuseProof } from '../../http/refuse-proof.ts';
import type { PasskeyAnswer } from '../../ledger/plan.ts';
import {
  beginSignature,
  judgeOwnPasskey,
  withOwnPasskey,
} from '../../people/passkeys/own-passkey.ts';
import { pinsOf } from '../../people/passkeys/passkey-key.ts';
import { type PasskeySignature, signatureOf } from '../../people/passkeys/passkey-signature.ts';
import type { StoredPasskey } from '../../people/passkeys/passkeys-store.ts';
import type { SignedChallenge } from '../../people/passkeys/verify-passkey.ts';
import type { StoredPin } from '../../people/security-pin/pins-store.ts';
import { requirePin, withPin } from '../../people/security-pin/require-pin.ts';
import { isAtLeast } from '../../people/step-up/factor-wanted.ts';
import { requireFactor } from '../../people/step-up/require-factor.ts';
import { findUser } from '../../people/users/users-store.ts';
import { auditSideRow } from '../../services/audit/audit-event.ts';
import { approvalClaim, type SignedOrder } from './approval-claim.ts';
import { type NewSignature, type StoredAuthorisation } from './authorisations-store.ts';
import { type DollarsOf, factorForOrder } from './factor-for-order.ts';
import { orderFee } from './order-fee.ts';

type Approval = BodyOf<typeof createApprovalRoute>;

export interface OrderToSign {
  approval: Approval;
  /** The fee that the order is posted at, in US cents. */
  feeMinor: bigint;
  dollarsOf: DollarsOf;
}

const lifeMinutes = 5;

/**
 * The order at the fee of the moment.
 * @throws {Refusal} FEE_CHANGED: the person was shown another one
 */
function pricedOrder({ fee: shown, ...order }: Approval['order'], feeMinor: bigint): SignedOrder {
  const isQuoted = 'quoteId' in order && order.quoteId !== undefined;
  if (!isQuoted && shown !== undefined && exactMinor(shown) !== feeMinor)
    refuse('FEE_CHANGED', { params: { fee: usdParam(feeMinor) } });
  return { ...order, feeMinor };
}

/** Writes the order as text that a stranger can read and hash: `docs/evidence/verify.py` does. */
function textOf(
  { session }: SignedInContext,
  { call, body, quoteId, feeMinor }: SignedOrder,
  nonce?: string,
): string {
  return canonicalJson({
    order: {
      call,
      body,
      ...(quoteId === undefined ? { feeMinor: String(feeMinor) } : { quoteId }),
    },
    session: session.id,
    nonce,
  });
}

/** Begins the signature of a device under this order: nothing but this order fits it. */
export async function beginApproval(
  ctx: SignedInContext,
  input: BodyOf<typeof beginApprovalRoute>,
): Promise<AnswerOf<typeof beginApprovalRoute>> {
  const order = pricedOrder(input.order, await orderFee(ctx, input.order.call));
  return await beginSignature(ctx, (nonce) => textOf(ctx, order, nonce));
}

interface Signed {
  text: string;
  factor: StoredAuthorisation['factor'];
  factorSince: Temporal.Instant;
  passkey: PasskeySignature | undefined;
  /** The trail names the passkey by these. */
  pins?: Record<string, string>;
}

const signedByPin = (
  ctx: SignedInContext,
  order: SignedOrder,
  { factor, setAt }: { factor: 'pin' | 'code'; setAt: Temporal.Instant },
): Signed => ({
  text: textOf(ctx, order),
  factor,
  factorSince: setAt,
  passkey: undefined,
});

const signedByPasskey = async (
  text: string,
  passkey: StoredPasskey,
  credential: SignedChallenge,
): Promise<Signed> => ({
  text,
  factor: 'passkey',
  factorSince: passkey.createdAt,
  passkey: signatureOf(passkey, credential),
  pins: await pinsOf(passkey),
});

const yesOrNo = (said: boolean) => (said ? 'yes' : 'no');

/** The answers as the trail has them. */
const detailsOf = ({ askedByOthers, toldToKeepSecret, checkedNumber }: CautionAnswers) => ({
  askedByOthers: yesOrNo(askedByOthers),
  toldToKeepSecret: yesOrNo(toldToKeepSecret),
  checkedNumber: yesOrNo(checkedNumber),
});

/** Where a signature goes, by the proof that it is made with. */
export interface Keeping<Kept extends object> {
  /** In the transaction that decides the proof. */
  alone(tx: Tx, signature: NewSignature): Promise<Kept>;
  /** With those of others, where the PIN was right; undefined: not done, so that it is kept alone. */
  together(pin: StoredPin, signature: NewSignature): Promise<Kept | undefined>;
  /** With the posting of its order, which spends the passkey's answer; absent: it is kept alone. */
  withAnswer?(answer: PasskeyAnswer, signature: NewSignature): Kept;
}

/**
 * Signs one order with a passkey, with the PIN, or with the PIN and a code, at this fee: with what
 * the table of the bank wants for this very order. Whatever is posted under it is what was signed;
 * the signature is kept for ever, and its digest in the trail.
 * @throws {Refusal} PROOF_NEEDED where the order wants more than was given; nothing of it counted.
 */
export async function signOrder<Kept extends object>(
  ctx: SignedInContext,
  { approval, feeMinor, dollarsOf }: OrderToSign,
  keeping: Keeping<Kept>,
): Promise<Kept> {
  const { bank, session } = ctx;
  const { passkey, securityPin, code } = approval;
  // Nothing is stronger than a passkey, whatever the order is.
  const wanted = passkey ? undefined : await factorForOrder(ctx, approval.order, dollarsOf);
  if (wanted && !isAtLeast(code === undefined ? 'pin' : 'code', wanted.factor))
    refuseProof(wanted.factor, wanted.because);
  const order = pricedOrder(approval.order, feeMinor);
  const signatureFor = (signed: Signed) => newSignature(ctx, { approval, order, signed });
  if (passkey) {
    const { nonce, credential } = passkey;
    const text = textOf(ctx, order, nonce);
    const given = { credential, signs: { text, nonce } };
    const signedBy = async (used: StoredPasskey) =>
      signatureFor(await signedByPasskey(text, used, credential));
    const { withAnswer } = keeping;
    return withAnswer
      ? await judgeOwnPasskey(ctx, given, async (answer, used) =>
          withAnswer(answer, await signedBy(used)),
        )
      : await withOwnPasskey(ctx, given, async (tx, used) =>
          keeping.alone(tx, await signedBy(used)),
        );
  }
  invariant(securityPin, 'one proof is given');
  if (code === undefined) {
    const byPin = ({ setAt }: StoredPin) =>
      signatureFor(signedByPin(ctx, order, { factor: 'pin', setAt }));
    return await withPin(ctx, securityPin, {
      alone: (tx, pin) => keeping.alone(tx, byPin(pin)),
      together: (pin) => keeping.together(pin, byPin(pin)),
    });
  }
  const { setAt } = await requirePin(ctx, securityPin);
  const user = (await findUser(bank.db, session.userId)) ?? refuse('NOT_SIGNED_IN');
  await requireFactor(ctx, user, { factor: 'code', proof: { code } });
  const byCode = signatureFor(signedByPin(ctx, order, { factor: 'code', setAt }));
  return await bank.db.tx((tx) => keeping.alone(tx, byCode));
}

interface SignedApproval {
  approval: Approval;
  order: SignedOrder;
  signed: Signed;
}

/** Makes the signature with what is kept along with it. */
function newSignature(
  ctx: SignedInContext,
  { approval, order, signed }: SignedApproval,
): NewSignature {
  const { bank, session } = ctx;
  const now = bank.clock.now();
  const { id: approvalId, digest } = approvalClaim(session.id, order);
  const id = randomUUIDv7();
  const details = {
    with: signed.factor,
    digest: hash('sha256', signed.text),
    ...signed.pins,
    ...(approval.caution && detailsOf(approval.caution)),
  };
  return {
    id,
    approvalId,
    digest,
    expiresAt: now.add({ minutes: lifeMinutes }),
    userId: session.userId,
    sessionId: session.id,
    signedAt: now,
    address: ctx.address,
    factor: signed.factor,
    factorSince: signed.factorSince,
    signedText: signed.text,
    passkey: signed.passkey,
    caution: approval.caution ?? null,
    details,
    line: auditSideRow(ctx, {
      action: 'order.signed',
      subject: `authorisation:${id}`,
      details: { call: order.call, ...details },
    }),
  };
}
