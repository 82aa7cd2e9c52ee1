import type { SignedOrder as OrderToSign } from '../../../contract/money/approvals.ts';
import { derivedId, digestOf } from '../../base/digest.ts';

/** A payment as it is signed: the call, the exact body that will follow, and what it costs. */
export interface SignedOrder {
  call: OrderToSign['call'];
  body: unknown;
  /** The price it is paid at, which has a fee of its own. */
  quoteId?: string | undefined;
  feeMinor: bigint;
}

/**
 * Names the one-use row that means "this session signed this very order". Its id comes from both,
 * so that another session, another amount, another payee or another fee looks for another row and
 * finds none.
 */
export function approvalClaim(
  sessionId: string,
  { call, body, quoteId, feeMinor }: SignedOrder,
): { id: string; digest: string } {
  const digest = digestOf(
    quoteId === undefined ? { call, body, feeMinor: String(feeMinor) } : { call, body, quoteId },
  );
  return { id: derivedId('approval', sessionId, digest), digest };
}
