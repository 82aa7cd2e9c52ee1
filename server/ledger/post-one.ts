import type { Tx } from '../db/database.ts';
import { invariant } from '../base/invariant.ts';
import { Refusal, refuse } from '../base/refusal.ts';
import type { Postings } from './ledger.ts';
import type { Posted, PostingPlan, PostOutcome } from './plan.ts';

/** Posts one plan whose id nothing else uses, inside the caller's own transaction. */
export async function postOneWithin(
  ledger: Postings,
  tx: Tx,
  plan: PostingPlan,
): Promise<Exclude<PostOutcome, { kind: 'conflict' }>> {
  const [outcome] = await ledger.postWithin(tx, [plan]);
  invariant(
    outcome !== undefined && outcome.kind !== 'conflict',
    `${plan.claimId} belongs to this plan alone`,
  );
  return outcome;
}

/**
 * The same for the plan of a person's request. A refusal is thrown, so that nothing of the caller's
 * transaction stays; the boundary of money calls keeps it with the request's claim.
 * @throws {Refusal} the ledger's own, or KEY_REUSED
 */
export async function postRequestWithin(
  ledger: Postings,
  tx: Tx,
  plan: PostingPlan,
): Promise<Posted> {
  const [outcome] = await ledger.postWithin(tx, [plan]);
  if (outcome?.kind === 'conflict') return refuse('KEY_REUSED');
  if (outcome?.kind === 'refused') throw new Refusal(outcome.code, { params: outcome.params });
  // Posting again would write the caller's other rows a second time.
  invariant(outcome?.kind === 'posted', `request ${plan.claimId} passed its guards a second time`);
  return outcome;
}
