import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import type { PolicyName } from '../../../contract/values/policy.ts';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { needTwo } from '../../people/users/second-person.ts';
import { findChanges } from './policy-changes-store.ts';
import { findWaitingProposal } from './policy-proposals-store.ts';
import { policyView } from './policy-view.ts';

/** A policy as staff read it now: its past, its plans, and what waits for a second person. */
export async function readPolicyForStaff(
  db: Queryable,
  { bank, session }: SignedInContext,
  name: PolicyName,
): Promise<PolicyForStaff> {
  const proposal = await findWaitingProposal(db, name);
  return {
    ...policyView(name, await findChanges(db, name), bank.clock.businessNow()),
    needsTwo: await needTwo(db, bank, rightToChange(name)),
    proposal: proposal
      ? {
          _id: proposal.id,
          value: proposal.value,
          effectiveFrom:
            proposal.effectiveFrom === null ? null : textFromInstant(proposal.effectiveFrom),
          reason: proposal.reason,
          proposedBy: proposal.proposer,
          proposedAt: textFromInstant(proposal.proposedAt),
          isYours: proposal.proposedBy === session.userId,
        }
      : null,
  };
}
