import { usdParam } from '../../../contract/refusals/params.ts';
import { claimsKey } from '../../../contract/errors.ts';
import { encodeSideRows } from './encode-side-rows.ts';
import type { Leg, PostingPlan, Precondition } from '../plan.ts';
import { bytesOf, idArray, rowArray, type Cell } from './sql-array.ts';

/**
 * The refusals `ledger_post` gives on its own; both are final for their claim, which the function
 * relies on.
 */
export const ownRefusals = ['ACCOUNT_CLOSED', 'INSUFFICIENT_FUNDS'] as const;

/**
 * The values of one call of `bank_post`, in the order of its parameters
 * (server/db/functions/bank_post.sql). The plans' claim ids must be distinct.
 */
export function encodeCall(plans: readonly PostingPlan[], idsAreNew: boolean): unknown[] {
  const places = {
    owners: placesOf(plans.flatMap((plan) => ownersOf(plan))),
    accounts: placesOf(plans.flatMap((plan) => legsOf(plan).map((leg) => leg.accountId))),
    oneUses: placesOf(plans.flatMap((plan) => spentBy(plan, 'one_use'))),
    counters: placesOf(plans.flatMap((plan) => spentBy(plan, 'counter'))),
  };
  const requests: Cell[][] = [];
  const preconditions: Cell[][] = [];
  const legs: Cell[][] = [];
  const activities: Cell[][] = [];
  for (const [index, plan] of plans.entries()) {
    const firsts = [preconditions.length + 1, legs.length + 1, activities.length + 1] as const;
    if (plan.refuse) preconditions.push(neverHolds(plan.refuse));
    for (const precondition of plan.preconditions)
      preconditions.push(preconditionRow(precondition, places));
    for (const { accountId, amountMinor, forced } of legsOf(plan))
      legs.push([index + 1, places.accounts.at(accountId), amountMinor, forced === true]);
    for (const { ownerId, transferId } of plan.activities)
      activities.push([places.owners.at(ownerId), transferId]);
    requests.push([
      index + 1,
      ...requestCells(plan),
      firsts[0],
      preconditions.length,
      firsts[1],
      legs.length,
      firsts[2],
      activities.length,
    ]);
  }
  return [
    rowArray(requests),
    rowArray(preconditions),
    rowArray(legs),
    rowArray(activities),
    idArray(places.owners.ids),
    idArray(places.accounts.ids),
    idArray(places.oneUses.ids),
    idArray(places.counters.ids),
    idsAreNew,
    ...encodeSideRows(plans),
  ];
}

/** The type `posting_request`, between its own place and those in the other arrays. */
function requestCells({
  claimId,
  payloadHash,
  requestId,
  journal,
  answer,
  kept,
}: PostingPlan): Cell[] {
  return [
    claimId,
    bytesOf(payloadHash),
    requestId,
    JSON.stringify(kept ?? answer),
    journal?.kind,
    journal?.actor,
    journal?.channel,
    journal?.valueDate,
    journal?.businessDate,
    journal?.bookedAt,
    journal?.reverses,
    journal?.reference,
    journal?.memo,
  ];
}

type Places = ReturnType<typeof placesOf>;

/** The type `posting_precondition`. */
function preconditionRow(
  precondition: Precondition,
  { owners, oneUses, counters }: Record<'owners' | 'oneUses' | 'counters', Places>,
): Cell[] {
  const { kind, otherwise } = precondition;
  const kept = claimsKey(otherwise);
  const refusal = [otherwise, '{}', kept];
  switch (precondition.kind) {
    case 'owner_active':
    case 'owner_not_frozen':
    case 'no_approval_needed':
      return [kind, owners.at(precondition.ownerId), undefined, undefined, undefined, ...refusal];
    case 'one_use': {
      const digest = bytesOf(precondition.digest);
      return [kind, oneUses.at(precondition.id), digest, undefined, undefined, ...refusal];
    }
    case 'counter': {
      const { id, add, max } = precondition;
      const params = JSON.stringify({ max: usdParam(max) });
      return [kind, counters.at(id), undefined, add, max, otherwise, params, kept];
    }
  }
}

/** What a plan that was refused beforehand starts with. */
function neverHolds({ code, params = {} }: NonNullable<PostingPlan['refuse']>): Cell[] {
  const nothing = [undefined, undefined, undefined, undefined];
  return ['never', ...nothing, code, JSON.stringify(params), claimsKey(code)];
}

function legsOf(plan: PostingPlan): Leg[] {
  return plan.journal?.legs ?? [];
}

function ownersOf({ activities, preconditions }: PostingPlan): string[] {
  return [
    ...activities.map((line) => line.ownerId),
    ...preconditions.flatMap((each) => ('ownerId' in each ? [each.ownerId] : [])),
  ];
}

function spentBy({ preconditions }: PostingPlan, kind: 'one_use' | 'counter'): string[] {
  return preconditions.flatMap((each) => (each.kind === kind ? [each.id] : []));
}

/** Ids in lock order, and where each stands in it, from 1. */
function placesOf(ids: readonly string[]) {
  const sorted = [...new Set(ids)].toSorted();
  const places = new Map(sorted.map((id, index) => [id, index + 1]));
  return { ids: sorted, at: (id: string): number => places.get(id) ?? 0 };
}
