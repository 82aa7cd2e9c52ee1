import type { Context } from '../../context.ts';
import type { TakenTask } from '../../services/jobs/task-queue.ts';
import { addressInUseNotice, emailChangeLink } from '../../services/mail/contact-notices.ts';
import type { TaskTools } from '../../services/mail/mail-task.ts';
import { isKeptForFormerOwner } from '../users/contact-changes.ts';
import { createLinkSecret } from '../users/mailed-links-store.ts';
import { findUser, findUserByEmail } from '../users/users-store.ts';
import { isEmailTaken, lockPendingEmail } from './pending-email-store.ts';

/**
 * Makes one link for the address that is pending, and mails it there. An owner who already has the
 * address gets a mail about the wish; the customer who wished gets none.
 */
export async function mailEmailChangeLink(
  { bank: { db, clock, config } }: Context,
  { id, payload: { userId } }: TakenTask<{ userId: string }>,
  { send }: TaskTools,
): Promise<void> {
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
    const secret = isTaken ? undefined : await createLinkSecret(tx, userId, 'email', clock.now());
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
}
