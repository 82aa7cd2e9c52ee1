import { derivedId, digestOf } from '../canonical-json.ts';

/** A payment as it is signed: the call, and the exact body that will follow. */
export interface SignedOrder {
  call: string;
  body: unknown;
  /** The rate it is paid at. */
  quoteId?: string | undefined;
}

/**
 * The one-use row that stands for "this session signed this very order". Its id comes from both, so that another session, another amount or another payee
 * looks for another row and finds none.
 */
export function approvalOf(sessionId: string, order: SignedOrder): { id: string; digest: string } {
  const digest = digestOf(order);
  return { id: derivedId('approval', sessionId, digest), digest };
}
