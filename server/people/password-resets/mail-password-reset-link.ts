import type { Context } from '../../context.ts';
import type { TakenTask } from '../../services/jobs/task-queue.ts';
import type { TaskTools } from '../../services/mail/mail-task.ts';
import { passwordResetLink } from '../../services/mail/notices.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { findUserByEmail, lockUser } from '../users/users-store.ts';

/**
 * Makes and mails one link. The secret is in the mail alone: the database keeps its hash, and no
 * queue ever held it.
 */
export async function mailPasswordResetLink(
  { bank: { db, clock, config } }: Context,
  { id, payload }: TakenTask<{ email: string }>,
  { send }: TaskTools,
): Promise<void> {
  const link = await db.tx(async (tx) => {
    const found = await findUserByEmail(tx, payload.email);
    // Locked and asked again: an address that is taken back or given up at this moment gets no
    // link.
    const user = found && (await lockUser(tx, found.id));
    // Staff get a new password on the server alone (`npm run bank -- admin reset`): a mailbox must
    // not open the desk.
    if (user?.email !== found?.email || user?.role !== 'user') return undefined;
    return { user, secret: await createLinkSecret(tx, user.id, 'password', clock.now()) };
  });
  // Behind the #, so that the secret reaches no server, log or referrer.
  if (link)
    await send(
      id,
      passwordResetLink(link.user, `${config.publicUrl}/reset-password#token=${link.secret}`),
    );
}
