import type { Context } from '../../context.ts';
import type { TakenTask } from '../../services/jobs/task-queue.ts';
import { confirmEmailLink } from '../../services/mail/contact-notices.ts';
import type { TaskTools } from '../../services/mail/mail-task.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { lockUser } from '../users/users-store.ts';

/**
 * Mails the link that confirms the address of an account, and with it the link for a person who did
 * not open that account.
 */
export async function mailOwnEmailLink(
  ctx: Context,
  { id, payload: { userId } }: TakenTask<{ userId: string }>,
  { send, urls }: TaskTools,
): Promise<void> {
  const { db, clock, config } = ctx.bank;
  // Under the person's lock, so that the link and the address it goes to belong together however
  // the address changes.
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
  const [notMeUrl] = await urls.notMe(ctx, [{ userId, address: link.email }]);
  if (notMeUrl !== undefined) await send(id, confirmEmailLink(link, url, notMeUrl));
}
