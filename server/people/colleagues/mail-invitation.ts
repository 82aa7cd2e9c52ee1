import { staffRoles } from '../../../contract/values/rights.ts';
import type { Context } from '../../context.ts';
import type { TakenTask } from '../../services/jobs/task-queue.ts';
import type { TaskTools } from '../../services/mail/mail-task.ts';
import { invitationMail } from '../../services/mail/staff-mails.ts';
import { giveSecret } from './invitations-store.ts';

/** Makes and mails the link of one invitation; the secret is in the mail alone. */
export async function mailInvitation(
  { bank: { db, clock, config } }: Context,
  { id, payload }: TakenTask<{ invitation: string }>,
  { send }: TaskTools,
): Promise<void> {
  const given = await giveSecret(db, payload.invitation, clock.now());
  if (!given) return;
  const { invitation, secret } = given;
  // Behind the #, so that the secret reaches no server, log or referrer.
  const url = `${config.publicUrl}/join#token=${secret}`;
  await send(
    id,
    invitationMail(invitation.email, {
      role: staffRoles[invitation.role],
      invitedBy: invitation.invitedByName,
      url,
    }),
  );
}
