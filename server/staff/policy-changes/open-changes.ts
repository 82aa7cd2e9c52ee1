import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import {
  type OpenProposals,
  proposerLeft,
  proposerLeftText,
} from '../../people/colleagues/open-proposals.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import {
  findWaitingProposals,
  lockWaitingProposal,
  markPolicyProposalDecided,
} from './policy-proposals-store.ts';

/** Changes of policies that wait for a second person. */
export const openChanges: OpenProposals = {
  table: 'policy_proposal',
  async waiting(tx) {
    const rows = await findWaitingProposals(tx);
    return rows.map(({ id, name, proposedBy }) => ({
      proposedBy,
      needs: rightToChange(name),
      decides: rightToChange(name),
      async decline(within, ctx, by) {
        if (!(await lockWaitingProposal(within, { name, id }))) return undefined;
        await markPolicyProposalDecided(within, {
          id,
          by,
          at: ctx.bank.clock.businessNow(),
          declineReason: proposerLeftText,
        });
        await recordAudit(within, ctx, {
          action: 'policy.change_declined',
          subject: `policy:${name}`,
          details: { proposal: id, reason: proposerLeft },
        });
        return `a change of the policy “${policyTitles[name]}”`;
      },
    }));
  },
};
