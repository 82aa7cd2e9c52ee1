import type { Context } from '../../context.ts';
import { hasChangedSince } from '../../people/users/contact-changes.ts';
import { createLinkSecret } from '../../people/users/mailed-links-store.ts';
import { lockUser } from '../../people/users/users-store.ts';
import type { TakenTask } from '../../services/jobs/task-queue.ts';
import type { TaskTools } from '../../services/mail/mail-task.ts';
import { pinResetLink } from '../../services/mail/notices.ts';

interface Asked {
  userId: string;
  /** The address at that time. */
  email: string;
  at: string;
}

/**
 * Makes and mails one link to choose a new security PIN, as the password's task does for a password;
 * none where address or password were changed since it was asked for.
 */
export async function mailPinResetLink(
  { bank: { db, clock, config } }: Context,
  { id, payload: { userId, email, at } }: TakenTask<Asked>,
  { send }: TaskTools,
): Promise<void> {
  const link = await db.tx(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.email !== email || hasChangedSince(user, Temporal.Instant.from(at))) return undefined;
    return { user, secret: await createLinkSecret(tx, userId, 'pin', clock.now()) };
  });
  if (link)
    await send(
      id,
      pinResetLink(link.user, `${config.publicUrl}/user/security-pin#token=${link.secret}`),
    );
}
