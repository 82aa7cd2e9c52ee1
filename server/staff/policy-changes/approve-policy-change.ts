import type { PolicyName } from '../../../contract/values/policy.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import { refuse } from '../../base/refusal.ts';
import { requireRight } from '../../http/require-right.ts';
import type { OpenProposals } from '../../people/colleagues/open-proposals.ts';
import { requireProposer } from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { actorName, type SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { judgeChange } from './change-policy.ts';
import { writeChange } from './next-change.ts';
import {
  lockWaitingProposal,
  markPolicyProposalDecided,
  type PolicyProposal,
} from './policy-proposals-store.ts';
import { tellOfPolicy } from './tell-of-policy.ts';

interface Named {
  name: PolicyName;
  id: string;
}

async function waitingProposal(tx: Tx, ctx: SignedInContext, one: Named): Promise<PolicyProposal> {
  requireRight(ctx.session, rightToChange(one.name));
  return (await lockWaitingProposal(tx, one)) ?? refuse('PROPOSAL_NOT_FOUND');
}

/**
 * Makes a proposed change, by another person than its proposer. A value that was to be in force by
 * now is so from now on: nothing is changed in the past.
 */
export async function approvePolicyChange(
  ctx: SignedInContext,
  { proposals, ...one }: Named & { proposals: readonly OpenProposals[] },
): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const proposal = await waitingProposal(tx, ctx, one);
    const { id, name, version, value, reason, proposedBy } = proposal;
    await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_POLICY_PROPOSAL' });
    await requireProposer(tx, ctx.bank, { proposedBy, right: rightToChange(name) });
    const now = clock.businessNow();
    const planned = proposal.effectiveFrom;
    const effectiveFrom =
      planned !== null && Temporal.Instant.compare(planned, now) > 0 ? planned : now;
    await judgeChange(tx, ctx, { name, version, value, effectiveFrom });
    await markPolicyProposalDecided(tx, {
      id,
      by: ctx.session.userId,
      at: now,
      declineReason: null,
    });
    await writeChange(
      tx,
      ctx,
      {
        name,
        version: version + 1,
        value,
        effectiveFrom,
        reason,
        setAt: now,
        setBy: actorName({ role: 'admin', id: proposedBy }),
        approvedBy: ctx.actor.name,
      },
      proposals,
    );
    await tellOfPolicy(tx, ctx, name, 'approved');
  });
}

/** Ends a proposed change; who proposed it takes it back in this way. */
export async function declinePolicyChange(
  ctx: SignedInContext,
  { reason, ...one }: Named & { reason: string },
): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const { id, name } = await waitingProposal(tx, ctx, one);
    await markPolicyProposalDecided(tx, {
      id,
      by: ctx.session.userId,
      at: clock.businessNow(),
      declineReason: reason,
    });
    await recordAudit(tx, ctx, {
      action: 'policy.change_declined',
      subject: `policy:${name}`,
      details: { proposal: id, reason },
    });
    await tellOfPolicy(tx, ctx, name, 'declined');
  });
}
