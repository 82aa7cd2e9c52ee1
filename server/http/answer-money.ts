import { claimsKey } from '../../contract/errors.ts';
import type { Bank } from '../bank.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import type { Context } from '../context.ts';
import type { PostingPlan, PostOutcome } from '../ledger/plan.ts';
import type { MovedMoney, RequestClaim } from './handler.ts';

/**
 * What a money use case puts into its plan: kept with the claim and sent again for the same key.
 */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** The answer a keyed money request already has, whatever has become of its sender since. */
export async function earlierAnswer(
  bank: Bank,
  claim: RequestClaim,
): Promise<StoredAnswer | undefined> {
  const outcome = claim.keyed ? await bank.ledger.find(claim) : undefined;
  if (outcome === undefined) return undefined;
  // It may have been read before the disk had it; telling it is a promise.
  await bank.ledger.durable();
  const answer = answerOutcome(outcome);
  bank.ledger.confirmed(claim.claimId);
  return answer;
}

/** Claims the request's id with a refusal and moves nothing. */
function refusedPlan(
  { requestId }: Context,
  { claimId, payloadHash }: RequestClaim,
  { code, details }: Refusal,
): PostingPlan {
  return {
    claimId,
    payloadHash,
    requestId,
    refuse: { code, ...(details.params && { params: details.params }) },
    preconditions: [],
    activities: [],
    sideRows: [],
    answer: null,
  };
}

/**
 * The boundary of money calls. A use case throws its refusals, also out of a transaction of its
 * own, which undoes everything; here a refusal that is final for its key is kept with the claim. So
 * the same request reads the same refusal again, and the key is not free for another body.
 */
export async function answerMoney(
  ctx: Context,
  claim: RequestClaim,
  useCase: () => Promise<MovedMoney>,
): Promise<StoredAnswer> {
  const moved = await useCase().catch((error: unknown) => {
    if (error instanceof Refusal && claim.keyed && claimsKey(error.code))
      return refusedPlan(ctx, claim, error);
    throw error;
  });
  if ('claimId' in moved) return answerOutcome(await ctx.bank.ledger.post(moved));
  ctx.bank.ledger.confirmed(claim.claimId);
  return answerOutcome(moved);
}

/** The answer of a posting as first sent, or its refusal as first given. */
function answerOutcome(outcome: PostOutcome): StoredAnswer {
  switch (outcome.kind) {
    case 'posted':
    case 'replayed':
      return outcome.answer as StoredAnswer;
    case 'refused':
      throw new Refusal(outcome.code, { params: outcome.params, requestId: outcome.requestId });
    case 'conflict':
      return refuse('KEY_REUSED');
  }
}
