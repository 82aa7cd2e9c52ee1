import { claimsKey } from '../../contract/calls/errors.ts';
import type { Bank } from '../bank.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import { invariant } from '../base/invariant.ts';
import type { Context, SignedInContext } from '../context.ts';
import { wasMadeBefore } from '../ledger/made-before.ts';
import type { PostingPlan, PostOutcome } from '../ledger/plan.ts';
import type { MovedMoney, RequestClaim } from './handler.ts';

/** A money use case's answer in its plan. */
export interface NewAnswer {
  status: number;
  body: unknown;
}

/**
 * The same as its claim keeps it, sent again for the same key: JSON, whose amounts are numbers. It
 * is named otherwise, so that none is taken for one in minor units.
 */
interface StoredAnswer {
  status: number;
  stored: unknown;
}

/** The answer a keyed money request already has, whatever has become of its sender since. */
export async function earlierAnswer(
  bank: Bank,
  claim: RequestClaim,
): Promise<NewAnswer | StoredAnswer | undefined> {
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
 * Posts a plan for who still may ask for it. A customer's goes with what else is waiting, and is
 * decided by whether their session lives then. One of the staff is posted in a transaction of its
 * own, which begins by reading their rights again.
 */
async function post({ bank, session }: SignedInContext, plan: PostingPlan): Promise<PostOutcome> {
  const { ledger, db } = bank;
  if (session.role === 'user') return await ledger.post({ ...plan, session: session.id });
  const outcomes = await db.tx((tx) => ledger.postWithin(tx, [plan]));
  ledger.confirmed(plan.claimId);
  const [outcome] = outcomes;
  invariant(outcome !== undefined, 'a plan has an outcome');
  // Sent twice at once: what the claim keeps of the first answer is drawn again.
  return (outcome.kind === 'replayed' && (await ledger.find(plan))) || outcome;
}

/**
 * The boundary of money calls. A use case throws its refusals, also out of a transaction of its
 * own, which undoes everything; here a refusal that is final for its key is kept with the claim. So
 * the same request reads the same refusal again, and the key is not free for another body.
 */
export async function answerMoney(
  ctx: SignedInContext,
  claim: RequestClaim,
  useCase: () => Promise<MovedMoney>,
): Promise<NewAnswer | StoredAnswer> {
  try {
    const moved = await useCase().catch((error: unknown) => {
      if (error instanceof Refusal && claim.keyed && claimsKey(error.code))
        return refusedPlan(ctx, claim, error);
      throw error;
    });
    if ('claimId' in moved) return answerOutcome(await post(ctx, moved));
    ctx.bank.ledger.confirmed(claim.claimId);
    return answerOutcome(moved);
  } catch (error) {
    if (wasMadeBefore(error)) refuse('KEY_REUSED');
    throw error;
  }
}

/** The answer of a posting as first sent, or its refusal as first given. */
function answerOutcome(outcome: PostOutcome): NewAnswer | StoredAnswer {
  switch (outcome.kind) {
    case 'posted':
      return outcome.answer as NewAnswer;
    case 'replayed': {
      const { status, body } = outcome.answer as NewAnswer;
      return { status, stored: body };
    }
    case 'refused':
      throw new Refusal(outcome.code, { params: outcome.params, requestId: outcome.requestId });
    case 'conflict':
      return refuse('KEY_REUSED');
  }
}
