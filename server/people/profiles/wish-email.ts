import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueJob } from '../../services/jobs/take-job.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { emailChangeAskedNotice } from '../../services/mail/contact-notices.ts';
import { queueMail } from '../../services/mail/queue-mail.ts';
import { dropLink } from '../users/mailed-links-store.ts';
import type { StoredUser } from '../users/users-store.ts';
import { deletePendingEmail, lockPendingEmail, putPendingEmail } from './pending-email-store.ts';

/** A mistyped address or two, but no flood for its real owner. */
const perPerson: LimitRule = { name: 'email-wish', points: 5, duration: 3600 };

const isSame = (one: string, other: string | undefined) =>
  one.toLowerCase() === other?.toLowerCase();

/** Before any transaction: a wish that will mail a link is counted. */
export async function countEmailWish(
  ctx: SignedInContext,
  user: StoredUser,
  email: string,
): Promise<void> {
  if (!isSame(email, user.email)) await countRequest(ctx.bank, perPerson, user.id);
}

/**
 * Notes the address a customer wishes for. It stays pending until the link mailed to it is opened,
 * and the old address gets a notice. The answer does not reveal whether another customer has it.
 * The own address again takes a pending wish back.
 * @returns what is pending now.
 */
export async function wishEmail(
  tx: Tx,
  ctx: SignedInContext,
  user: StoredUser,
  email: string,
): Promise<string | null> {
  const { clock } = ctx.bank;
  const before = await lockPendingEmail(tx, user.id);
  // A link belongs to the wish it was mailed for.
  if (!isSame(email, before)) await dropLink(tx, user.id, 'email');
  if (isSame(email, user.email)) {
    await deletePendingEmail(tx, user.id);
    return null;
  }
  await putPendingEmail(tx, user.id, email, clock.now());
  await queueJob(tx, 'email_change_link', { userId: user.id }, clock.now());
  if (isSame(email, before)) return email;
  await recordAudit(tx, ctx, { action: 'email.change_asked', subject: `user:${user.id}` });
  await queueMail(tx, clock, emailChangeAskedNotice(user, email));
  return email;
}
