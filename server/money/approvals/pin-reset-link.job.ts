import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import { pinResetLink } from '../../services/mail/notices.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { createLinkSecret } from '../../people/users/mailed-links-store.ts';
import { hasChangedSince } from '../../people/users/contact-changes.ts';
import { lockUser } from '../../people/users/users-store.ts';

interface Asked {
  userId: string;
  /** The address at that time. */
  email: string;
  at: string;
}

/**
 * Makes and mails one link to choose a new security PIN, as the password's job does for a password;
 * none where address or password were changed since it was asked for.
 */
export function pinResetLinkJob(send: SendMail) {
  return (ctx: Context): Promise<number> => {
    const { db, clock, config } = ctx.bank;
    return doNextTask<Asked>(
      ctx,
      'pin_reset_link',
      async ({ id, payload: { userId, email, at } }) => {
        const link = await db.tx(async (tx) => {
          const user = await lockUser(tx, userId);
          if (user?.email !== email || hasChangedSince(user, Temporal.Instant.from(at)))
            return undefined;
          return { user, secret: await createLinkSecret(tx, userId, 'pin', clock.now()) };
        });
        if (link)
          await send(
            id,
            pinResetLink(link.user, `${config.publicUrl}/user/security-pin#token=${link.secret}`),
          );
      },
    );
  };
}
