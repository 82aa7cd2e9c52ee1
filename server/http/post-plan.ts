import type { Route } from '../../contract/route.ts';
import type { Bank } from '../bank.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { answerOutcome } from './answer-outcome.ts';
import type { Success } from './handler.ts';

/** Hands a plan to the ledger's lane and answers as the plan says, or as it was first answered. */
export async function postPlan<R extends Route>(bank: Bank, plan: PostingPlan): Promise<Success<R>> {
  return answerOutcome(await bank.lane.post(plan)) as Success<R>;
}
