import { randomUUID } from 'node:crypto';
import type { acceptInvitationRoute } from '../../../contract/people/invitations.ts';
import { staffRoles } from '../../../contract/values/rights.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { withArticle } from '../../../contract/values/with-article.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { invitationAcceptedMail } from '../../services/mail/staff-mails.ts';
import { addStaff } from '../users/add-staff.ts';
import { hashPassword } from '../users/password-hash.ts';
import { applyPasswordRules } from '../users/password-rules.ts';
import { findStaffWith } from '../users/second-person.ts';
import { lockStaff } from '../users/staff-roles-store.ts';
import { tellStaff } from '../users/tell-staff.ts';
import { confirmAddress, requireTwoSteps, setFullName } from '../users/users-store.ts';
import { endInvitation, lockInvitation, type OpenInvitation } from './invitations-store.ts';

/** A link cannot be guessed, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'invitation-address', points: 20, duration: 900 };

/** Says whether its sender and its approver may still manage colleagues; else it is void. */
async function isVouchedFor(
  tx: Tx,
  { bank }: Context,
  { invitedBy, approvedBy }: OpenInvitation,
): Promise<boolean> {
  const staff = await findStaffWith(tx, bank, 'manage-colleagues');
  const may = new Set(staff.map(({ id }) => id));
  return may.has(invitedBy) && (approvedBy === null || may.has(approvedBy));
}

/** All of the staff hear of it; the inviter, who knows whom they meant, with what to look for. */
async function tellOfNewcomer(
  tx: Tx,
  { bank }: Context,
  { email, role, invitedBy, invitedByName, by }: OpenInvitation & { by: Newcomer },
): Promise<void> {
  await tellStaff(tx, bank, {
    by,
    what: `has joined the staff as ${withArticle(staffRoles[role])}, invited by ${invitedByName}`,
    page: '/admin/colleagues',
    otherMail: (colleague) =>
      colleague.id === invitedBy
        ? invitationAcceptedMail(colleague, {
            email,
            username: by.username,
            role: staffRoles[role],
            url: `${bank.config.publicUrl}/admin/colleagues`,
          })
        : undefined,
  });
}

interface Newcomer {
  userId: string;
  username: string;
}

/**
 * Makes who has the link a member of the staff, in the role they were invited as. They log in next,
 * and are shown nothing before two-step sign-in is on.
 */
export async function acceptInvitation(
  ctx: Context,
  { token, username, fullName, newPassword }: BodyOf<typeof acceptInvitationRoute>,
): Promise<void> {
  const { config, db, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  await applyPasswordRules(config, newPassword, {
    field: 'newPassword',
    twoSteps: true,
    person: { username },
  });
  const passwordHash = await hashPassword(ctx, newPassword);
  const id = randomUUID();
  const own = {
    ...ctx,
    actor: { name: actorName({ role: 'admin', id }), channel: 'web' } as const,
  };
  await db.tx(async (tx) => {
    // A manager who is removed at this moment is removed before or after, not in between.
    await lockStaff(tx);
    const invitation = await lockInvitation(tx, token, clock.now());
    if (!invitation || !(await isVouchedFor(tx, ctx, invitation)))
      return refuse('INVITATION_INVALID');
    const { email, role, invitedByName } = invitation;
    const isAdded = await addStaff(tx, own, {
      id,
      username,
      email,
      passwordHash,
      passwordChangeRequired: false,
      staffRole: role,
      reason: `Invited by ${invitedByName}.`,
    });
    if (!isAdded) refuse('ALREADY_REGISTERED');
    await setFullName(tx, id, fullName);
    await requireTwoSteps(tx, id);
    await confirmAddress(tx, id, clock.now());
    await endInvitation(tx, { id: invitation.id, acceptedBy: id, now: clock.now() });
    await recordAudit(tx, own, {
      action: 'colleague.invitation_accepted',
      subject: `invitation:${invitation.id}`,
      details: { invitedBy: `admin:${invitation.invitedBy}`, role },
    });
    await tellOfNewcomer(tx, ctx, { ...invitation, by: { userId: id, username } });
  });
}
