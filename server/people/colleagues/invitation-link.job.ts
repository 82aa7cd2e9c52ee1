import { staffRoles } from '../../../contract/rights.ts';
import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import { invitationMail } from '../../services/mail/staff-mails.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { giveSecret } from './invitations-store.ts';

/** Makes and mails the link of one invitation; the secret is in the mail alone. */
export function invitationLinkJob(send: SendMail) {
  return (ctx: Context): Promise<number> => {
    const { db, clock, config } = ctx.bank;
    return doNextTask<{ invitation: string }>(ctx, 'invitation_link', async ({ id, payload }) => {
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
    });
  };
}
