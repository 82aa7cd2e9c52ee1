import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import { confirmEmailLink } from '../../services/mail/contact-notices.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { lockUser } from '../users/users-store.ts';

/**
 * @returns the address behind which a person says that it was not them; undefined when the mail
 * would go to an address that is theirs no longer.
 */
type MakeNotMeUrl = (ctx: Context, userId: string, address: string) => Promise<string | undefined>;

/**
 * Mails the link that confirms the address of an account, and with it the link for a person who did
 * not open that account.
 */
export function ownEmailLinkJob(send: SendMail, makeNotMeUrl: MakeNotMeUrl) {
  return (ctx: Context): Promise<number> => {
    const { db, clock, config } = ctx.bank;
    return doNextTask<{ userId: string }>(
      ctx,
      'own_email_link',
      async ({ id, payload: { userId } }) => {
        // Under the person's lock, so that the link and the address it goes to belong together
        // however the address changes.
        const link = await db.tx(async (tx) => {
          const user = await lockUser(tx, userId);
          if (!user || user.emailConfirmedAt !== null || user.frozenAt !== null) return undefined;
          return {
            email: user.email,
            language: user.language,
            secret: await createLinkSecret(tx, userId, 'own-email', clock.now()),
          };
        });
        if (!link) return;
        // Behind the #, so that the secret reaches no server, log or referrer.
        const url = `${config.publicUrl}/confirm-your-email#token=${link.secret}`;
        const notMeUrl = await makeNotMeUrl(ctx, userId, link.email);
        if (notMeUrl !== undefined) await send(id, confirmEmailLink(link, url, notMeUrl));
      },
    );
  };
}
