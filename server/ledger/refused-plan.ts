import type { RefusalCode, RefusalParams } from '../../contract/errors.ts';
import type { PostingPlan } from './plan.ts';

/** A plan that is refused before the ledger looks at any account; its id still learns the outcome, so that a retry reads the same. */
export function refusedPlan(claim: Pick<PostingPlan, 'claimId' | 'payloadHash' | 'requestId'>, code: RefusalCode, params: RefusalParams = {}): PostingPlan {
  return { ...claim, refuse: { code, params }, preconditions: [], activities: [], sideRows: [], answer: null };
}
