import { claimsKey } from '../../contract/errors.ts';
import type { Route } from '../../contract/route.ts';
import type { Context } from '../context.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { Refusal } from '../refusal.ts';
import { answerOutcome } from './answer-outcome.ts';
import type { Claim, Success } from './handler.ts';

/**
 * Hands a plan to the ledger's lane and answers as the plan says, or as it was first answered. A refusal while it is planned is kept under the same key, so that
 * a retry reads the same and the key is not free for another body.
 */
export async function postPlan<R extends Route>({ bank, requestId }: Context, claim: Claim, planned: Promise<PostingPlan>): Promise<Success<R>> {
  const plan = await planned.catch((error: unknown) => {
    if (error instanceof Refusal && claimsKey(error.code)) return refusedPlan({ ...claim, requestId }, error.code, error.details.params);
    throw error;
  });
  return answerOutcome(await bank.lane.post(plan)) as Success<R>;
}
