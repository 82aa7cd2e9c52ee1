import type { Bank } from '../bank.ts';
import { textFromInstant } from '../clock.ts';
import { findMoneyStop, type MoneyStop } from '../ledger/money-stop.ts';
import { viewProofs } from './proof-view.ts';
import { findBalancedSpan, findProofs, findRightProofAfter, findUnchangedSpan } from './proofs-store.ts';
import { nextNightly } from './prove-books.job.ts';

const proofsShown = 30;

export const stopView = (stop: MoneyStop | undefined) => (stop ? { stop: { stoppedAt: textFromInstant(stop.stoppedAt), proofId: stop.proofId } } : {});

/** Since when the books balance and the trail is unchanged, whether money is stopped, and the proofs of late. */
export async function showProofs({ db, clock }: Bank) {
  const stop = await findMoneyStop(db);
  const { since, until } = await findBalancedSpan(db);
  const trail = await findUnchangedSpan(db);
  return {
    ...(since && until && { balancedSince: textFromInstant(since), provenAt: textFromInstant(until) }),
    ...(trail.since && trail.until && { trailUnchangedSince: textFromInstant(trail.since), trailProvenAt: textFromInstant(trail.until) }),
    ...stopView(stop),
    mayResume: stop !== undefined && (await findRightProofAfter(db, stop.stoppedAt)) !== undefined,
    nextAt: textFromInstant(nextNightly(clock.now())),
    proofs: await viewProofs(db, await findProofs(db, proofsShown)),
  };
}
