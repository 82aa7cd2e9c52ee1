import type { CaseKind } from '../../contract/cases.ts';
import { derivedId, digestOf } from '../base/digest.ts';
import type { SignedInContext } from '../context.ts';
import type { Queryable, Tx } from '../db/database.ts';
import { findKeptClaims, keepClaim, type KeptClaim } from '../ledger/kept-claims.ts';

/** One decision of the staff as it was sent. */
export interface Deed {
  /** The queue, or what is done with a case that has left it. */
  kind: CaseKind | 'check_dishonor' | 'payment_return' | 'loan_payout';
  id: string;
  /** Which decision, with all that was sent: two that are equal in this are the same. */
  asked: readonly unknown[];
}

/** A case can be decided again after it went back to its queue; few are, so one look finds all. */
const decisionsAtOnce = 16;

const claimIdOf = ({ kind, id }: Deed, number: number) =>
  derivedId('decision', kind, id, String(number));

interface Latest {
  /** Of how many decisions of the case it is the last; 0 when there is none. */
  number: number;
  claim?: KeptClaim;
}

async function findLatest(db: Queryable, deed: Deed): Promise<Latest> {
  let latest: Latest = { number: 0 };
  for (;;) {
    const numbers = Array.from(
      { length: decisionsAtOnce },
      (_, index) => latest.number + index + 1,
    );
    const claims = await findKeptClaims(
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
  { isNew = false, ...deed }: Deed & { isNew?: boolean },
  act: () => Promise<Answer>,
): Promise<Answer> {
  const payloadHash = digestOf([ctx.session.userId, digestOf(deed.asked)]);
  const { number, claim } = await findLatest(tx, deed);
  if (!isNew && claim?.payloadHash === payloadHash) return claim.answer as Answer;
  const answer = await act();
  const claimId = claimIdOf(deed, number + 1);
  await keepClaim(tx, { claimId, payloadHash, requestId: ctx.requestId, answer });
  return answer;
}
