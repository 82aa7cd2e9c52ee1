import { randomUUID } from 'node:crypto';
import type { inviteColleagueRoute } from '../../../contract/people/colleagues.ts';
import { staffRoles } from '../../../contract/values/rights.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { refuse } from '../../base/refusal.ts';
import { withArticle } from '../../../contract/values/with-article.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { findUserByEmail } from '../users/users-store.ts';
import { tellStaff } from '../users/tell-staff.ts';
import { needTwo, requireProposer } from '../users/second-person.ts';
import { requireSecondPerson } from '../users/two-people.ts';
import {
  endInvitation,
  insertInvitation,
  lockWaitingInvitation,
  markInvitationApproved,
} from './invitations-store.ts';

/**
 * Invites a person to the staff. A job mails the link, once a second person has approved it where
 * two manage colleagues.
 * @returns whether it is mailed now.
 */
export async function inviteColleague(
  ctx: SignedInContext,
  { email, role }: BodyOf<typeof inviteColleagueRoute>,
): Promise<boolean> {
  const { bank, session } = ctx;
  const now = bank.clock.now();
  const id = randomUUID();
  return await bank.db.tx(async (tx) => {
    if (await findUserByEmail(tx, email)) refuse('EMAIL_TAKEN');
    const waits = await needTwo(tx, bank, 'manage-colleagues');
    const approvedAt = waits ? null : now;
    const invited = { id, email, role, invitedBy: session.userId, approvedAt, now };
    if (!(await insertInvitation(tx, invited))) refuse('INVITED_ALREADY');
    if (!waits) await queueTask(tx, 'invitation_link', { invitation: id }, now);
    await recordAudit(tx, ctx, {
      action: 'colleague.invited',
      subject: `invitation:${id}`,
      details: { email, role },
    });
    const asWhat = withArticle(staffRoles[role]);
    await tellStaff(tx, bank, {
      by: session,
      what: `has invited ${email} as ${asWhat}${waits ? ', which waits for a second person' : ''}`,
      page: '/admin/colleagues',
    });
    return !waits;
  });
}

/** Approves an invitation that a colleague sent, and has its link mailed. @returns its address. */
export async function approveInvitation(ctx: SignedInContext, id: string): Promise<string> {
  const { bank, session } = ctx;
  const now = bank.clock.now();
  return await bank.db.tx(async (tx) => {
    const invitation = (await lockWaitingInvitation(tx, id)) ?? refuse('INVITATION_NOT_FOUND');
    const { email, role, invitedBy } = invitation;
    await requireSecondPerson(tx, ctx, { firstPerson: invitedBy, own: 'OWN_STAFF_PROPOSAL' });
    await requireProposer(tx, bank, { proposedBy: invitedBy, right: 'manage-colleagues' });
    await markInvitationApproved(tx, { id, by: session.userId, now });
    await queueTask(tx, 'invitation_link', { invitation: id }, now);
    await recordAudit(tx, ctx, {
      action: 'colleague.invitation_approved',
      subject: `invitation:${id}`,
      details: { email, role, invitedBy: `admin:${invitedBy}` },
    });
    await tellStaff(tx, bank, {
      by: session,
      what: `has approved the invitation to ${email}`,
      page: '/admin/colleagues',
    });
    return email;
  });
}

/** Withdraws an invitation that was not accepted yet. */
export async function withdrawInvitation(ctx: SignedInContext, id: string): Promise<void> {
  const { bank, session } = ctx;
  await bank.db.tx(async (tx) => {
    const email = await endInvitation(tx, { id, acceptedBy: null, now: bank.clock.now() });
    if (email === undefined) refuse('INVITATION_NOT_FOUND');
    await recordAudit(tx, ctx, {
      action: 'colleague.invitation_withdrawn',
      subject: `invitation:${id}`,
      details: { email },
    });
    await tellStaff(tx, bank, {
      by: session,
      what: `has withdrawn the invitation to ${email}`,
      page: '/admin/colleagues',
    });
  });
}
