import type { Clock } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import type { Notice } from '../../services/mail/notice.ts';
import { noticeMail, queueNoticesWith } from '../../services/mail/queue-notice.ts';
import { securityAddresses } from './contact-changes.ts';
import type { StoredUser } from './users-store.ts';

interface SecurityNotice {
  user: StoredUser;
  notice: Notice;
  /** The order that a button of the mails cancels, if one. */
  cancels?: string;
}

/**
 * Tells people of a change of how they sign in, pay or are reached, in the transaction of the
 * change. A customer's mail carries a link "This was not me", and goes to the former address too
 * while that may take a change back.
 */
export async function queueSecurityNotices(
  tx: Tx,
  clock: Clock,
  notices: readonly SecurityNotice[],
): Promise<void> {
  const queued = notices.map(({ user, notice, cancels }) => {
    const { id, username, role, language } = user;
    const mails = securityAddresses(user, clock.now()).map((email) => ({
      ...noticeMail({ username, email, language }, notice),
      ...(role === 'user' ? { notMeOf: id } : {}),
      ...(cancels === undefined ? {} : { cancels }),
    }));
    return { userId: id, language, notice, mails };
  });
  await queueNoticesWith(tx, clock, queued);
}

/** The same to one. */
export async function queueSecurityNotice(
  tx: Tx,
  clock: Clock,
  user: StoredUser,
  notice: Notice,
  options: Pick<SecurityNotice, 'cancels'> = {},
): Promise<void> {
  await queueSecurityNotices(tx, clock, [{ user, notice, ...options }]);
}
