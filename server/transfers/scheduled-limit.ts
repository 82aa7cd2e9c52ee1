import type { SignedInContext } from '../context.ts';
import type { Claim } from '../http/handler.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import type { Timing } from './transfer-timing.ts';
import { countScheduledTransfers } from './transfers-store.ts';

/** For one customer: three a day for a whole year, which is as far ahead as an order may be. */
const mostScheduled = 1_000;

/**
 * The refusal of an order that is one too many to wait for its date. Counted without a lock and only for orders that wait: those sent together may pass the
 * limit by as many as the ledger lets one customer order in a minute.
 */
export async function scheduledLimit(ctx: SignedInContext, claim: Claim, timing: Timing): Promise<PostingPlan | undefined> {
  if (timing.kind !== 'scheduled') return undefined;
  const waiting = await countScheduledTransfers(ctx.bank.db, ctx.session.userId);
  if (waiting < mostScheduled) return undefined;
  return refusedPlan({ ...claim, requestId: ctx.requestId }, 'SCHEDULED_LIMIT', { max: mostScheduled.toLocaleString('en-US') });
}
