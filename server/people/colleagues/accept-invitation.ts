import { randomUUID } from 'node:crypto';
import type { acceptInvitationRoute } from '../../../contract/invitations.ts';
import { staffRoles } from '../../../contract/rights.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { invitationAcceptedMail } from '../../services/mail/staff-mails.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { addStaff } from '../users/add-staff.ts';
import { hashPassword } from '../users/password-hash.ts';
import { applyPasswordRules } from '../users/password-rules.ts';
import { findStaffRole, lockStaff } from '../users/staff-roles-store.ts';
import { confirmAddress, findUser, requireTwoSteps, setFullName } from '../users/users-store.ts';
import { endInvitation, lockInvitation, type OpenInvitation } from './invitations-store.ts';

/** A link cannot be guessed, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'invitation-address', points: 20, duration: 900 };

/** Whether who sent the invitation may still manage colleagues; else it is void. */
async function isInviterAllowed(tx: Tx, { bank }: Context, inviter: string): Promise<boolean> {
  const role = await findStaffRole(tx, inviter);
  if (role === null) return false;
  const roles = await readPolicy(tx, 'roles', bank.clock.businessNow());
  return roles[role].includes('manage-colleagues');
}

async function tellInviter(
  tx: Tx,
  { bank }: Context,
  { invitedBy, email, role }: OpenInvitation,
  username: string,
): Promise<void> {
  const inviter = await findUser(tx, invitedBy);
  if (inviter)
    await queueMail(
      tx,
      bank.clock,
      invitationAcceptedMail(inviter, {
        email,
        username,
        role: staffRoles[role],
        url: `${bank.config.publicUrl}/admin/colleagues`,
      }),
    );
}

/**
 * Makes who has the link a member of the staff, in the role they were invited as. They log in next,
 * and are shown nothing before two-step sign-in is on.
 */
export async function acceptInvitation(
  ctx: Context,
  { token, username, fullName, newPassword }: BodyOf<typeof acceptInvitationRoute>,
): Promise<void> {
  const { config, db, secrets, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  applyPasswordRules(config, newPassword, {
    field: 'newPassword',
    twoSteps: true,
    person: { username },
  });
  const passwordHash = await hashPassword(secrets, newPassword);
  const id = randomUUID();
  const own = {
    ...ctx,
    actor: { name: actorName({ role: 'admin', id }), channel: 'web' } as const,
  };
  await db.tx(async (tx) => {
    // A manager who is removed at this moment is removed before or after, not in between.
    await lockStaff(tx);
    const invitation = await lockInvitation(tx, token, clock.now());
    if (!invitation || !(await isInviterAllowed(tx, ctx, invitation.invitedBy)))
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
    await tellInviter(tx, ctx, invitation, username);
  });
}
