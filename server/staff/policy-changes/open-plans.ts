import { policyTitles } from '../../../contract/staff/policy-titles.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import {
  type OpenProposals,
  proposerLeft,
  proposerLeftText,
} from '../../people/colleagues/open-proposals.ts';
import { findPlansOfOne } from './policy-changes-store.ts';
import { endPlan } from './withdraw-policy-change.ts';

/**
 * Changes of policies that one person alone has planned and that are still ahead. Else a rule that a
 * stolen account has lifted from tomorrow on is lifted although the account was removed today.
 */
export const openPlans: OpenProposals = {
  table: 'policy',
  async waiting(tx, now) {
    const rows = await findPlansOfOne(tx, now);
    return rows.map(({ name, version, setBy }) => ({
      proposedBy: setBy,
      needs: rightToChange(name),
      decides: rightToChange(name),
      async decline(within, ctx) {
        const reason = { text: proposerLeftText, code: proposerLeft };
        return (await endPlan(within, ctx, { name, change: version }, reason))
          ? `a planned change of the policy “${policyTitles[name]}”`
          : undefined;
      },
    }));
  },
};
