import { randomBytes, randomUUID } from 'node:crypto';
import type { ContactPart } from '../../../contract/contact-parts.ts';
import type { Bank } from '../../bank.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { accountFrozenNotice } from '../../services/mail/contact-notices.ts';
import { noticeMail, queueNoticeWith } from '../../services/mail/queue-notice.ts';
import { makePasskeysWait } from '../passkeys/passkeys-store.ts';
import { takeContactBack } from '../profiles/former-contact-store.ts';
import {
  deletePendingEmail,
  isEmailTaken,
  takeEmailBack,
} from '../profiles/pending-email-store.ts';
import { forgetBegunSetups } from '../second-factor/forget-second-factor.ts';
import { addressToBringBack, securityAddresses } from '../users/contact-changes.ts';
import { dropLink } from '../users/mailed-links-store.ts';
import { dropNotMeLinks } from '../users/not-me-links-store.ts';
import { hashPassword } from '../users/password-hash.ts';
import { deleteSessionsOf, keepSessionInEpoch } from '../users/sessions-store.ts';
import { updatePassword, type StoredUser } from '../users/users-store.ts';
import { addTakenBack, findOpenFreeze, insertFreeze } from './freezes-store.ts';

/** Hashed before the transaction, because it takes a while: no password fits it. */
export const hashUnknownToAll = ({ secrets }: Bank): Promise<string> =>
  hashPassword(secrets, randomBytes(32).toString('base64url'));

interface Said {
  /** Locked. */
  user: StoredUser;
  saidIn: 'mail' | 'session';
  /** The former address, where the mail with the link went there, or a session speaks. */
  emailToBringBack: string | undefined;
  passwordHash: string;
  /** The session that said it stays, and reads on. */
  keepSessionId?: string;
}

/**
 * Restores the former address where no one else has registered with it since.
 * @returns where the account is written to from now on.
 */
async function bringEmailBack(
  tx: Tx,
  ctx: Context,
  { user, emailToBringBack }: Said,
): Promise<string> {
  const { clock } = ctx.bank;
  const former = emailToBringBack && addressToBringBack(user, emailToBringBack, clock.now());
  if (former === undefined || former === '' || (await isEmailTaken(tx, user.id, former)))
    return user.email;
  // The withdrawn address may be a thief's: it gets no more notices, and takes nothing back.
  await takeEmailBack(tx, user.id, former, clock.now());
  await dropNotMeLinks(tx, user.id);
  await recordAudit(tx, ctx, { action: 'email.change_taken_back', subject: `user:${user.id}` });
  return former;
}

/** Tells the customer at every address that hears of security, and the staff by a case. */
async function tell(tx: Tx, ctx: Context, user: StoredUser, email: string): Promise<void> {
  const { clock } = ctx.bank;
  const notice = accountFrozenNotice();
  const addresses = new Set([email, ...securityAddresses(user, clock.now())]);
  const mails = [...addresses].map((to) => noticeMail({ ...user, email: to }, notice));
  await queueNoticeWith(tx, clock, { userId: user.id, language: user.language, notice, mails });
  await queueTask(tx, 'password_reset_link', { email }, clock.now());
}

/**
 * What an owner does after a change or a sign-in that was not theirs. Payments and changes stop,
 * every other session ends, and neither the password nor a passkey opens anything more, because the
 * thief may have it. Contact data changed in the latest 72 hours is again what it was. The mailed
 * link lets its owner in again, and lifts nothing: a factor does that which is older than what is
 * in doubt, or the staff.
 */
export async function freezeAccount(tx: Tx, ctx: Context, said: Said): Promise<ContactPart[]> {
  const { clock } = ctx.bank;
  const { user, saidIn, passwordHash, keepSessionId } = said;
  const authEpoch = await updatePassword(tx, user.id, { passwordHash, now: clock.now() });
  await deleteSessionsOf(tx, user.id, keepSessionId);
  if (keepSessionId !== undefined) await keepSessionInEpoch(tx, keepSessionId, authEpoch);
  await makePasskeysWait(tx, user.id, clock.now());
  await forgetBegunSetups(tx, user.id);
  const email = await bringEmailBack(tx, ctx, said);
  const takenBack: ContactPart[] = [
    ...(email === user.email ? [] : (['email'] as const)),
    ...(await takeContactBack(tx, user, clock.now())),
  ];
  await deletePendingEmail(tx, user.id);
  for (const purpose of ['password', 'pin', 'email', 'own-email'] as const)
    await dropLink(tx, user.id, purpose);
  const open = await findOpenFreeze(tx, user.id);
  if (open) await addTakenBack(tx, open.id, takenBack);
  else
    await insertFreeze(
      tx,
      { id: randomUUID(), userId: user.id, saidAt: clock.businessNow(), saidIn, takenBack },
      clock.now(),
    );
  await recordAudit(tx, ctx, {
    action: 'account.frozen',
    subject: `user:${user.id}`,
    details: { saidIn, ...(takenBack.length > 0 && { takenBack: takenBack.join(', ') }) },
  });
  await tell(tx, ctx, user, email);
  return takenBack;
}
