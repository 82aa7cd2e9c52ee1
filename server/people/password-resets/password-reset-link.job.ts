import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import { passwordResetLink } from '../../services/mail/notices.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { findUserByEmail, lockUser } from '../users/users-store.ts';

/**
 * Makes and mails one link. The secret is in the mail alone: the database keeps its hash, and no
 * queue ever held it.
 */
export function passwordResetLinkJob(send: SendMail) {
  return (ctx: Context): Promise<number> => {
    const { db, clock, config } = ctx.bank;
    return doNextTask<{ email: string }>(ctx, 'password_reset_link', async ({ id, payload }) => {
      const link = await db.tx(async (tx) => {
        const found = await findUserByEmail(tx, payload.email);
        // Locked and asked again: an address that is taken back or given up at this moment gets no
        // link.
        const user = found && (await lockUser(tx, found.id));
        // Staff get a new password on the server alone (`npm run bank -- admin reset`): a mailbox
        // must not open the desk.
        if (user?.email !== found?.email || user?.role !== 'user') return undefined;
        return { user, secret: await createLinkSecret(tx, user.id, 'password', clock.now()) };
      });
      // Behind the #, so that the secret reaches no server, log or referrer.
      if (link)
        await send(
          id,
          passwordResetLink(link.user, `${config.publicUrl}/reset-password#token=${link.secret}`),
        );
    });
  };
}
