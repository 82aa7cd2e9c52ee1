import { hash } from 'node:crypto';
import { jsonText } from '../../../contract/values/amounts-on-wire.ts';
import { usdParam } from '../../../contract/words/params.ts';
import { claimsKey } from '../../../contract/calls/errors.ts';
import { encodeSideRows } from './encode-side-rows.ts';
import type { Giver, Leg, PasskeyAnswer, PostingPlan, Precondition } from '../plan.ts';
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
    if (plan.session !== undefined) preconditions.push(sessionLives(plan.session));
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
    rowArray(plans.flatMap(({ giver }, index) => (giver ? [giverRow(index + 1, giver)] : []))),
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
    jsonText(kept ?? answer),
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
    case 'pin_signs': {
      const pin = bytesOf(hash('sha256', precondition.pinHash, 'hex'));
      return [kind, owners.at(precondition.ownerId), pin, undefined, undefined, ...refusal];
    }
    case 'passkey_signs': {
      const { ownerId, signCount, at } = precondition;
      const now = BigInt(at.epochMilliseconds);
      return [kind, owners.at(ownerId), answerBytes(precondition), signCount, now, ...refusal];
    }
    case 'one_use': {
      const digest = bytesOf(precondition.digest);
      return [kind, oneUses.at(precondition.id), digest, undefined, undefined, ...refusal];
    }
    case 'counter': {
      const { id, add, max } = precondition;
      const params = JSON.stringify({ max: usdParam(max), ...precondition.params });
      return [kind, counters.at(id), undefined, add, max, otherwise, params, kept];
    }
    case 'never':
      return neverHolds({ code: otherwise, params: precondition.params });
  }
}

/**
 * The challenge's hash, the session, the passkey and the milliseconds at which the nonce ends, as
 * ledger_find_signers takes them apart.
 */
function answerBytes({ challengeHash, sessionId, passkeyId, endsAt }: PasskeyAnswer) {
  const ids = `${sessionId}${passkeyId}`.replaceAll('-', '');
  return bytesOf(challengeHash + ids + endsAt.epochMilliseconds.toString(16).padStart(16, '0'));
}

/** Puts the session's id where a one-use row has its digest. */
function sessionLives(id: string): Cell[] {
  const session = bytesOf(id.replaceAll('-', ''));
  return ['session_lives', undefined, session, undefined, undefined, 'NOT_SIGNED_IN', '{}', false];
}

/** Encodes the first precondition of a plan that was refused beforehand. */
function neverHolds({ code, params = {} }: NonNullable<PostingPlan['refuse']>): Cell[] {
  const nothing = [undefined, undefined, undefined, undefined];
  return ['never', ...nothing, code, JSON.stringify(params), claimsKey(code)];
}

/** The type `posting_giver`. */
function giverRow(request: number, giver: Giver): Cell[] {
  const firstPerson = giver.way === 'two' ? giver.firstPerson : undefined;
  const transferId = giver.way === 'ordered' ? giver.transferId : undefined;
  return [request, giver.way, firstPerson, transferId];
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

/** Sorts ids into lock order, and finds the place of each in it, from 1. */
function placesOf(ids: readonly string[]) {
  const sorted = [...new Set(ids)].toSorted();
  const places = new Map(sorted.map((id, index) => [id, index + 1]));
  return { ids: sorted, at: (id: string): number => places.get(id) ?? 0 };
}
