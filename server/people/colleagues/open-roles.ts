import { staffRoles } from '../../../contract/values/rights.ts';
import { withArticle } from '../../../contract/values/with-article.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { type OpenProposals, proposerLeft } from './open-proposals.ts';
import {
  findRoleProposals,
  lockRoleProposal,
  markRoleProposalDecided,
} from './role-proposals-store.ts';

/**
 * Declines the role that waits for a colleague, if one does.
 * @returns what it was, in words.
 */
export async function declineRoleOf(
  tx: Tx,
  ctx: Context,
  { userId, by, reason }: { userId: string; by: string; reason: string },
): Promise<string | undefined> {
  const proposal = await lockRoleProposal(tx, userId);
  if (!proposal) return undefined;
  const { id, role } = proposal;
  await markRoleProposalDecided(tx, { id, decision: 'declined', by, now: ctx.bank.clock.now() });
  await recordAudit(tx, ctx, {
    action: 'colleague.role_declined',
    subject: `user:${userId}`,
    details: { role, reason },
  });
  return `to make a colleague ${withArticle(staffRoles[role])}`;
}

/** Roles with more rights that wait for a second person. */
export const openRoles: OpenProposals = {
  table: 'staff_role_proposal',
  async waiting(tx) {
    const rows = await findRoleProposals(tx);
    return rows.map(({ userId, proposedBy }) => ({
      proposedBy,
      needs: 'manage-colleagues',
      decides: 'manage-colleagues',
      decline: (within, ctx, by) =>
        declineRoleOf(within, ctx, { userId, by, reason: proposerLeft }),
    }));
  },
};
