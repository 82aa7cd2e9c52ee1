import { claimsKey } from '../../contract/errors.ts';
import type { Leg, PostingPlan, Precondition } from './plan.ts';
import { encodeSideRows } from './encode-side-rows.ts';
import { booleanArray, byteArray, jsonArray, jsonPacked, numberArray, textArray } from './sql-array.ts';

/** The refusals `ledger_post` gives on its own; both are final for their claim, which the function relies on. */
export const ownRefusals = ['ACCOUNT_CLOSED', 'INSUFFICIENT_FUNDS'] as const;

/** The values of one call of `ledger_post`, in the order of its parameters. The plans' claim ids must be distinct. */
export function encodeCall(plans: readonly PostingPlan[], idsAreNew: boolean): unknown[] {
  const owners = positions(plans.flatMap((plan) => [...plan.activities.map((line) => line.ownerId), ...plan.preconditions.flatMap(ownerOf)]));
  const accounts = positions(plans.flatMap((plan) => legsOf(plan).map((leg) => leg.accountId)));
  const oneUses = positions(plans.flatMap((plan) => plan.preconditions.flatMap((precondition) => (precondition.kind === 'one_use' ? [precondition.id] : []))));
  const counters = positions(plans.flatMap((plan) => plan.preconditions.flatMap((precondition) => (precondition.kind === 'counter' ? [precondition.id] : []))));
  const subjects = { owner_active: owners, no_approval_needed: owners, one_use: oneUses, counter: counters };

  const conditions = plans.flatMap((plan) => conditionsOf(plan, (precondition) => subjects[precondition.kind].at(subjectOf(precondition))));
  const legs = plans.flatMap((plan, index) => legsOf(plan).map((leg) => ({ ...leg, request: index + 1 })));
  const activities = plans.flatMap((plan, index) => plan.activities.map((line) => ({ ...line, request: index + 1 })));
  const journals = plans.map((plan) => plan.journal);
  const sideRows = encodeSideRows(plans);

  return [
    textArray(plans.map((plan) => plan.claimId)),
    byteArray(plans.map((plan) => plan.payloadHash)),
    textArray(plans.map((plan) => plan.requestId)),
    // The answers come packed, below.
    '{}',
    textArray(journals.map((journal) => journal?.kind)),
    textArray(journals.map((journal) => journal?.actor)),
    textArray(journals.map((journal) => journal?.channel)),
    textArray(journals.map((journal) => journal?.valueDate)),
    textArray(journals.map((journal) => journal?.businessDate)),
    textArray(journals.map((journal) => journal?.bookedAt)),
    textArray(journals.map((journal) => journal?.reverses)),
    textArray(journals.map((journal) => journal?.reference)),
    textArray(journals.map((journal) => journal?.memo)),
    numberArray(ends(plans.map((plan) => plan.preconditions.length + (plan.refuse ? 1 : 0)))),
    numberArray(ends(plans.map((plan) => legsOf(plan).length))),
    numberArray(ends(plans.map((plan) => plan.activities.length))),
    textArray(owners.ids),
    textArray(accounts.ids),
    textArray(oneUses.ids),
    textArray(counters.ids),
    textArray(conditions.map((condition) => condition.kind)),
    numberArray(conditions.map((condition) => condition.subject)),
    byteArray(conditions.map((condition) => condition.digest)),
    numberArray(conditions.map((condition) => condition.add)),
    numberArray(conditions.map((condition) => condition.max)),
    textArray(conditions.map((condition) => condition.code)),
    jsonArray(conditions.map((condition) => condition.params)),
    booleanArray(conditions.map((condition) => claimsKey(condition.code))),
    numberArray(legs.map((leg) => leg.request)),
    numberArray(legs.map((leg) => accounts.at(leg.accountId))),
    numberArray(legs.map((leg) => leg.amountMinor)),
    booleanArray(legs.map((leg) => leg.forced === true)),
    numberArray(activities.map((line) => line.request)),
    numberArray(activities.map((line) => owners.at(line.ownerId))),
    textArray(activities.map((line) => line.accountId)),
    textArray(activities.map((line) => line.transferId)),
    textArray(activities.map((line) => line.direction)),
    ...sideRows.groups,
    idsAreNew,
    jsonPacked(plans.map((plan) => plan.answer)),
    ...sideRows.cells,
  ];
}

/** One row per precondition; a plan refused beforehand starts with one that never holds. */
function conditionsOf(plan: PostingPlan, subjectAt: (precondition: Precondition) => number) {
  const blank = { digest: undefined as string | undefined, add: 0n, max: 0n };
  const refused = plan.refuse ? [{ ...blank, kind: 'never', subject: 0, code: plan.refuse.code, params: plan.refuse.params ?? {} }] : [];
  return [
    ...refused,
    ...plan.preconditions.map((precondition) => ({
      ...blank,
      kind: precondition.kind as string,
      subject: subjectAt(precondition),
      code: precondition.otherwise,
      params: {},
      ...(precondition.kind === 'one_use' ? { digest: precondition.digest } : {}),
      ...(precondition.kind === 'counter' ? { add: precondition.add, max: precondition.max, params: { maxMinor: precondition.max.toString() } } : {}),
    })),
  ];
}

function legsOf(plan: PostingPlan): Leg[] {
  return plan.journal?.legs ?? [];
}

function ownerOf(precondition: Precondition): string[] {
  return 'ownerId' in precondition ? [precondition.ownerId] : [];
}

function subjectOf(precondition: Precondition): string {
  return 'ownerId' in precondition ? precondition.ownerId : precondition.id;
}

/** Ids in lock order, and where each stands in it, from 1. */
function positions(ids: readonly string[]) {
  const sorted = [...new Set(ids)].toSorted();
  const places = new Map(sorted.map((id, index) => [id, index + 1]));
  return { ids: sorted, at: (id: string): number => places.get(id) ?? 0 };
}

/** 1, 3, 3, … for lengths 1, 2, 0, …: where each request's part of a column ends. */
function ends(lengths: readonly number[]): number[] {
  let end = 0;
  return lengths.map((length) => (end += length));
}
