import type { SentProof } from '../../../contract/money/order-signature.ts';
import type { BodyOf, Route } from '../../../contract/calls/route.ts';
import type { SignedInContext } from '../../context.ts';
import type { OrderToSign } from '../approvals/sign-order.ts';
import { type SignAt, signWithOrder } from '../approvals/sign-with-order.ts';
import { dollarsOf } from '../exchange/dollars-of.ts';

/** The order of a call, and the proof that signs it, where one came along with it. */
export interface OrderedBy<R extends Route> {
  body: BodyOf<R>;
  proof: SentProof | undefined;
}

/** The way to sign an order with the proof that came along with it; undefined where none did. */
export function signAt(
  ctx: SignedInContext,
  proof: SentProof | undefined,
  order: OrderToSign['approval']['order'],
): SignAt | undefined {
  if (proof === undefined) return undefined;
  const { fee, ...given } = proof;
  const approval = { ...given, order: { ...order, fee } };
  return (orderId, feeMinor) => signWithOrder(ctx, orderId, { approval, feeMinor, dollarsOf });
}
