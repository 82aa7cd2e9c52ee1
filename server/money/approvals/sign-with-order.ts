import type { SignedInContext } from '../../context.ts';
import type { Precondition } from '../../ledger/plan.ts';
import {
  type Authorisation,
  keepSignature,
  type NewSignature,
  type SignatureOfOrder,
  signatureOfOrder,
} from './authorisations-store.ts';
import { type OrderToSign, signOrder } from './sign-order.ts';

/** The signature of an order that is signed as it is sent, as its plan takes it. */
export interface SignedWithOrder {
  signed: Authorisation;
  /** Under this it is posted; absent: it was kept as an approval is, and is posted under that. */
  signs?: Precondition;
  /** Absent with it. */
  signature?: SignatureOfOrder;
}

/**
 * Signs the order of this ID, which costs this fee, in US cents, with the proof that came along
 * with it.
 */
export type SignAt = (orderId: string, feeMinor: bigint) => Promise<SignedWithOrder>;

/**
 * Signs an order that is posted next. The signature goes with the posting wherever the ledger can
 * see to its proof; else it is kept before, as an approval is.
 * @throws {Refusal} as `signOrder`
 */
export async function signWithOrder(
  ctx: SignedInContext,
  orderId: string,
  asked: OrderToSign,
): Promise<SignedWithOrder> {
  const ownerId = ctx.session.userId;
  const otherwise = 'APPROVAL_REQUIRED';
  const signedBy = ({ id, factor, factorSince }: NewSignature): Authorisation => ({
    id,
    passkeySince: factor === 'passkey' ? factorSince : null,
  });
  return await signOrder<SignedWithOrder>(ctx, asked, {
    alone: async (tx, signature) => {
      await keepSignature(tx, signature);
      return { signed: signedBy(signature) };
    },
    together: async ({ pinHash, tries, locks, lockedUntil }, signature) =>
      tries === 0 && locks === 0 && lockedUntil === null
        ? {
            signed: signedBy(signature),
            signs: { kind: 'pin_signs', ownerId, pinHash, otherwise },
            signature: signatureOfOrder(orderId, signature),
          }
        : undefined,
    withAnswer: (answer, signature) => ({
      signed: signedBy(signature),
      signs: { kind: 'passkey_signs', ownerId, otherwise, ...answer },
      signature: signatureOfOrder(orderId, signature),
    }),
  });
}
