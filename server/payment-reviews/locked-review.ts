import { lockWaitingCase } from '../cases/lock-waiting-case.ts';
import { requireHolder } from '../cases/require-holder.ts';
import type { SignedInContext } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { invariant } from '../invariant.ts';
import { paymentQueue } from './payment-queue.ts';
import { findReview, type ReviewRow } from './reviews-store.ts';

/**
 * A payment that still waits and that the caller holds, locked for this transaction.
 * @throws {Refusal} CASE_NOT_FOUND, CASE_DECIDED, CASE_NOT_TAKEN, CASE_HELD.
 */
export async function lockedReview(tx: Tx, ctx: SignedInContext, id: string): Promise<ReviewRow> {
  const one = { kind: 'payment', id } as const;
  await lockWaitingCase(tx, paymentQueue, one);
  await requireHolder(tx, ctx, one);
  const review = await findReview(tx, id);
  invariant(review?.status === 'in_review', `${id} waits and is in review`);
  return review;
}
