import { invariant } from '../base/invariant.ts';
import type { PostingPlan } from './plan.ts';

/**
 * Stops a plan that no ledger could post, before it can fail the others of its call. That it
 * balances in each currency is the database's to say.
 */
export function checkPlan({ claimId, journal, preconditions, refuse }: PostingPlan): void {
  if (journal) {
    invariant(journal.legs.length >= 2, `posting ${claimId} has fewer than two legs`);
    invariant(
      journal.legs.every(({ amountMinor }) => amountMinor !== 0n),
      `posting ${claimId} has a leg of nothing`,
    );
  }
  const spent = preconditions.flatMap((precondition) =>
    'id' in precondition ? [precondition.id] : [],
  );
  invariant(
    new Set(spent).size === spent.length,
    `posting ${claimId} spends or counts the same thing twice`,
  );
  invariant(
    preconditions.every(
      (precondition) => precondition.kind !== 'counter' || precondition.add >= 0n,
    ),
    `posting ${claimId} counts down`,
  );
  invariant(!refuse || !journal, `posting ${claimId} is refused and has a journal`);
}
