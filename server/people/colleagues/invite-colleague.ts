import { randomUUID } from 'node:crypto';
import type { inviteColleagueRoute } from '../../../contract/colleagues.ts';
import { staffRoles } from '../../../contract/rights.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { refuse } from '../../base/refusal.ts';
import { withArticle } from '../../base/with-article.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { findUserByEmail } from '../users/users-store.ts';
import { endInvitation, insertInvitation } from './invitations-store.ts';
import { tellManagers } from './tell-managers.ts';

/** Invites somebody to the staff; a job mails the link. */
export async function inviteColleague(
  ctx: SignedInContext,
  { email, role }: BodyOf<typeof inviteColleagueRoute>,
): Promise<void> {
  const { bank, session } = ctx;
  const now = bank.clock.now();
  const id = randomUUID();
  await bank.db.tx(async (tx) => {
    if (await findUserByEmail(tx, email)) refuse('EMAIL_TAKEN');
    if (!(await insertInvitation(tx, { id, email, role, invitedBy: session.userId, now })))
      refuse('INVITED_ALREADY');
    await queueTask(tx, 'invitation_link', { invitation: id }, now);
    await recordAudit(tx, ctx, {
      action: 'colleague.invited',
      subject: `invitation:${id}`,
      details: { email, role },
    });
    await tellManagers(tx, ctx, `has invited ${email} as ${withArticle(staffRoles[role])}`);
  });
}

/** Withdraws an invitation that was not accepted yet. */
export async function withdrawInvitation(ctx: SignedInContext, id: string): Promise<void> {
  const { bank } = ctx;
  await bank.db.tx(async (tx) => {
    const email = await endInvitation(tx, { id, acceptedBy: null, now: bank.clock.now() });
    if (email === undefined) refuse('INVITATION_NOT_FOUND');
    await recordAudit(tx, ctx, {
      action: 'colleague.invitation_withdrawn',
      subject: `invitation:${id}`,
      details: { email },
    });
  });
}
