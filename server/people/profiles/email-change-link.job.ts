import type { Context } from '../../context.ts';
import { doNextTask } from '../../services/jobs/task-queue.ts';
import { addressInUseNotice, emailChangeLink } from '../../services/mail/contact-notices.ts';
import type { SendMail } from '../../services/mail/send-mail.ts';
import { isKeptForFormerOwner } from '../users/contact-changes.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { findUser, findUserByEmail } from '../users/users-store.ts';
import { isEmailTaken, lockPendingEmail } from './pending-email-store.ts';

/**
 * Makes one link for the address that is pending, and mails it there. Who already has the address
 * hears of the wish; who wished does not.
 */
export function emailChangeLinkJob(send: SendMail) {
  return (ctx: Context): Promise<number> => {
    const { db, clock, config } = ctx.bank;
    return doNextTask<{ userId: string }>(
      ctx,
      'email_change_link',
      async ({ id, payload: { userId } }) => {
        const user = await findUser(db, userId);
        if (!user) return;
        // Under the wish's lock, so that the secret and the address it goes to cannot belong to two
        // wishes.
        const link = await db.tx(async (tx) => {
          const email = await lockPendingEmail(tx, userId);
          if (email === undefined) return undefined;
          const isTaken =
            (await isEmailTaken(tx, userId, email)) ||
            (await isKeptForFormerOwner(tx, email, clock.now()));
          const secret = isTaken
            ? undefined
            : await createLinkSecret(tx, userId, 'email', clock.now());
          const owner = isTaken ? await findUserByEmail(tx, email) : undefined;
          return { email, secret, ownersLanguage: owner?.language ?? null };
        });
        if (!link) return;
        const recipient = { ...user, email: link.email };
        const url = `${config.publicUrl}/user/confirm-email#token=${link.secret}`;
        await send(
          id,
          link.secret === undefined
            ? addressInUseNotice(link.email, link.ownersLanguage)
            : emailChangeLink(recipient, url),
        );
      },
    );
  };
}
