import { hash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { beginApprovalRoute, createApprovalRoute } from '../../../contract/approvals.ts';
import { usdParam } from '../../../contract/refusals/params.ts';
import type { AnswerOf, BodyOf } from '../../../contract/route.ts';
import { canonicalJson } from '../../base/digest.ts';
import { exactMinor } from '../../base/exact-minor.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { grantOneUse } from '../../ledger/one-use.ts';
import { beginPasskeyProof, requireOwnPasskey } from '../../people/passkeys/own-passkey.ts';
import { challengeOf } from '../../people/passkeys/verify-passkey.ts';
import type { StoredPin } from '../../people/security-pin/pins-store.ts';
import { requirePin } from '../../people/security-pin/require-pin.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { approvalClaim, type SignedOrder } from './approval-claim.ts';
import { insertAuthorisation, type PasskeySignature } from './authorisations-store.ts';
import { orderFee } from './order-fee.ts';

type Approval = BodyOf<typeof createApprovalRoute>;

const lifeMinutes = 5;

/**
 * The order at the fee of the moment.
 * @throws {Refusal} FEE_CHANGED: the person was shown another one
 */
async function pricedOrder(
  ctx: SignedInContext,
  { fee: shown, ...order }: Approval['order'],
): Promise<SignedOrder> {
  const feeMinor = await orderFee(ctx, order.call);
  const isQuoted = 'quoteId' in order && order.quoteId !== undefined;
  if (!isQuoted && shown !== undefined && exactMinor(shown) !== feeMinor)
    refuse('FEE_CHANGED', { params: { fee: usdParam(feeMinor) } });
  return { ...order, feeMinor };
}

/** What is signed, as text that a stranger can read and hash: `docs/evidence/verify.py` does. */
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

const challengeFor = (text: string) => hash('sha256', text, 'base64url');

/** What a device is asked to sign this order with: nothing but this order fits its signature. */
export async function beginApproval(
  ctx: SignedInContext,
  input: BodyOf<typeof beginApprovalRoute>,
): Promise<AnswerOf<typeof beginApprovalRoute>> {
  const order = await pricedOrder(ctx, input.order);
  const nonce = randomBytes(32).toString('base64url');
  const options = await beginPasskeyProof(ctx, challengeFor(textOf(ctx, order, nonce)));
  if (options.allowCredentials.length === 0) refuse('PASSKEY_NOT_FOUND');
  return { nonce, options };
}

interface Signed {
  text: string;
  factorSince: Temporal.Instant;
  passkey: PasskeySignature | undefined;
}

function signedWithPin(
  ctx: SignedInContext,
  order: SignedOrder,
  pin: StoredPin | undefined,
): Signed {
  invariant(pin, 'one proof is given');
  return { text: textOf(ctx, order), factorSince: pin.setAt, passkey: undefined };
}

async function signWithPasskey(
  ctx: SignedInContext,
  order: SignedOrder,
  { nonce, credential }: NonNullable<Approval['passkey']>,
): Promise<Signed> {
  const text = textOf(ctx, order, nonce);
  // A signature under another order, session or fee is none under this one.
  if (challengeOf(credential) !== challengeFor(text)) refuse('WRONG_PASSKEY');
  const { name, createdAt, credentialId, publicKey } = await requireOwnPasskey(ctx, credential, {
    purpose: 'order',
  });
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  return {
    text,
    factorSince: createdAt,
    passkey: {
      passkeyName: name,
      credentialId,
      publicKey,
      clientData: Buffer.from(clientDataJSON, 'base64url'),
      authenticatorData: Buffer.from(authenticatorData, 'base64url'),
      signature: Buffer.from(signature, 'base64url'),
    },
  };
}

/**
 * Signs one order with the PIN or a passkey, at the fee of the moment. Whatever is posted under it
 * is what was signed; the signature is kept for ever, and its digest in the trail.
 */
export async function createApproval(
  ctx: SignedInContext,
  { securityPin, passkey, order: asked }: Approval,
): Promise<Temporal.Instant> {
  const { bank, session } = ctx;
  const pin = securityPin === undefined ? undefined : await requirePin(ctx, securityPin);
  const order = await pricedOrder(ctx, asked);
  const signed = passkey
    ? await signWithPasskey(ctx, order, passkey)
    : signedWithPin(ctx, order, pin);
  const now = bank.clock.now();
  const expiresAt = now.add({ minutes: lifeMinutes });
  const { id: approvalId, digest } = approvalClaim(session.id, order);
  const id = randomUUIDv7();
  await bank.db.tx(async (tx) => {
    await grantOneUse(tx, { id: approvalId, ownerId: session.userId, digest, expiresAt });
    await insertAuthorisation(tx, {
      id,
      approvalId,
      userId: session.userId,
      sessionId: session.id,
      signedAt: now,
      address: ctx.address,
      factorSince: signed.factorSince,
      signedText: signed.text,
      passkey: signed.passkey,
    });
    await recordAudit(tx, ctx, {
      action: 'order.signed',
      subject: `authorisation:${id}`,
      person: session.userId,
      details: {
        call: order.call,
        with: signed.passkey ? 'passkey' : 'pin',
        digest: hash('sha256', signed.text),
      },
    });
  });
  return expiresAt;
}
