import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { Mail } from '../../services/mail/mail.ts';
import type { MailRecipient } from '../../services/mail/notices.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { securityAddresses } from './contact-changes.ts';
import type { StoredUser } from './users-store.ts';

/**
 * Tells a person of a change of how they sign in, pay or are reached, in the transaction of the
 * change. A customer's mail carries a link "This was not me", and goes to the former address too
 * while that may take a change back.
 */
export async function queueSecurityMail(
  tx: Tx,
  clock: Clock,
  user: StoredUser,
  notice: (to: MailRecipient) => Mail,
): Promise<void> {
  for (const email of securityAddresses(user, clock.now())) {
    await queueMail(tx, clock, {
      ...notice({ username: user.username, email }),
      ...(user.role === 'user' ? { notMeOf: user.id } : {}),
    });
  }
}
