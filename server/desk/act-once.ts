import * as z from 'zod/mini';
import type { CaseKind } from '../../contract/calls/cases.ts';
import { derivedId, digestOf } from '../base/digest.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { findDecisionClaims, keepClaim, type DecisionClaim } from '../ledger/decision-claims.ts';

/** One decision of the staff as it was sent. */
export interface DecisionRequest {
  /** The queue, what is done with a case that has left it, or a proposal that waits in none. */
  kind: CaseKind | 'check_dishonor' | 'payment_return' | 'loan_payout' | 'ach_upload';
  id: string;
  /** The decision with all that was sent: two that are equal in this are the same. */
  asked: readonly unknown[];
}

/** True of what holds an amount somewhere. */
type HoldsAmounts<T> = T extends bigint
  ? true
  : T extends object
    ? { [Name in keyof T]-?: HoldsAmounts<T[Name]> }[keyof T]
    : false;

/**
 * The schema by which a decision keeps its answer as JSON and reads it again. An answer that holds
 * amounts does not compile without it; any other is JSON as it is.
 */
export type Keeping<Answer> =
  true extends HoldsAmounts<Answer>
    ? { keeps: z.ZodMiniType<Answer> }
    : { keeps?: z.ZodMiniType<Answer> | undefined };

/** A case can be decided again after it went back to its queue; few are, so one look finds all. */
const decisionsAtOnce = 16;

const claimIdOf = ({ kind, id }: DecisionRequest, number: number) =>
  derivedId('decision', kind, id, String(number));

interface Latest {
  /** Of how many decisions of the case it is the last; 0 when there is none. */
  number: number;
  claim?: DecisionClaim;
}

async function findLatest(db: Queryable, deed: DecisionRequest): Promise<Latest> {
  let latest: Latest = { number: 0 };
  for (;;) {
    const numbers = Array.from(
      { length: decisionsAtOnce },
      (_, index) => latest.number + index + 1,
    );
    const claims = await findDecisionClaims(
      db,
      numbers.map((number) => claimIdOf(deed, number)),
    );
    const number = numbers.findLast((each) => claims.has(claimIdOf(deed, each)));
    const claim = number === undefined ? undefined : claims.get(claimIdOf(deed, number));
    if (number === undefined || !claim) return latest;
    latest = { number, claim };
  }
}

/**
 * Acts on a case, and claims the decision under an id made of the case and the decision's number.
 * The caller holds the case's lock. The person who made the case's latest decision and sends it
 * again, because the answer was lost or a key was pressed twice, gets the first answer; `act` is
 * not called. With `isNew` that decision is not looked at: its sender has taken the case again.
 */
export async function actOnce<Answer>(
  tx: Tx,
  ctx: SignedInContext,
  { isNew = false, keeps, ...deed }: DecisionRequest & Keeping<Answer> & { isNew?: boolean },
  act: () => Promise<Answer>,
): Promise<Answer> {
  const payloadHash = digestOf([ctx.session.userId, digestOf(deed.asked)]);
  const { number, claim } = await findLatest(tx, deed);
  if (!isNew && claim?.payloadHash === payloadHash)
    return keeps ? z.decode(keeps, claim.answer) : (claim.answer as Answer);
  const answer = await act();
  const claimId = claimIdOf(deed, number + 1);
  await keepClaim(tx, {
    claimId,
    payloadHash,
    requestId: ctx.requestId,
    answer: keeps ? z.encode(keeps, answer) : answer,
  });
  return answer;
}
