import { recordAudit } from '../../services/audit/audit-event.ts';
import { endInvitation, findOpenInvitations } from './invitations-store.ts';
import { type OpenProposals, proposerLeft } from './open-proposals.ts';

/**
 * Invitations that no one has accepted, approved or not: a new colleague does not come in by the
 * word of a first or second person who may not invite any more.
 */
export const openInvitations: OpenProposals = {
  table: 'staff_invitation',
  async waiting(tx) {
    const rows = await findOpenInvitations(tx);
    const words = rows.flatMap(({ id, invitedBy, approvedBy }) =>
      [invitedBy, ...(approvedBy === null ? [] : [approvedBy])].map((by) => ({ id, by })),
    );
    return words.map(({ id, by }) => ({
      proposedBy: by,
      needs: 'manage-colleagues',
      decides: 'manage-colleagues',
      async decline(within, ctx) {
        const email = await endInvitation(within, {
          id,
          acceptedBy: null,
          now: ctx.bank.clock.now(),
        });
        if (email === undefined) return undefined;
        await recordAudit(within, ctx, {
          action: 'colleague.invitation_withdrawn',
          subject: `invitation:${id}`,
          details: { email, reason: proposerLeft },
        });
        return `the invitation to ${email}`;
      },
    }));
  },
};
