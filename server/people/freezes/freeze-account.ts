import { randomBytes, randomUUID } from 'node:crypto';
import type { ContactPart } from '../../../contract/values/contact-parts.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { accountFrozenNotice } from '../../services/mail/contact-notices.ts';
import type { CanceledOrder } from '../../services/mail/contact-notices.texts.ts';
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
import { addTakenBack, findOpenFreeze, insertFreeze, type FreezeRow } from './freezes-store.ts';
import type { OrdersInDoubt } from './orders-in-doubt.ts';

/** Hashed before the transaction, because it takes a while: no password fits it. */
export const hashUnknownToAll = (ctx: Context): Promise<string> =>
  hashPassword(ctx, randomBytes(32).toString('base64url'));

/** The contact data that became again what they were, and the orders that no longer leave. */
export type TakenBack = Pick<FreezeRow, 'takenBack' | 'canceledOrders'>;

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
async function tell(
  tx: Tx,
  ctx: Context,
  user: StoredUser,
  { email, canceled }: { email: string; canceled: readonly CanceledOrder[] },
): Promise<void> {
  const { clock } = ctx.bank;
  const notice = accountFrozenNotice(canceled);
  const addresses = new Set([email, ...securityAddresses(user, clock.now())]);
  const mails = [...addresses].map((to) => noticeMail({ ...user, email: to }, notice));
  await queueNoticeWith(tx, clock, { userId: user.id, language: user.language, notice, mails });
  await queueTask(tx, 'password_reset_link', { email }, clock.now());
}

/**
 * Freezes an account after a change or a sign-in that was not its owner's. Payments and changes
 * stop, every other session and every connected app ends, and neither the password nor a passkey opens anything more,
 * because the thief may have it. Contact data changed in the latest 72 hours is again what it was,
 * and orders that were made in them and wait are canceled: the thief’s orders would else leave once
 * it is lifted. Orders that can still be taken back come back: a frozen customer would else see
 * their minutes go by. The mailed link lets its owner in again, and lifts nothing: a factor older
 * than what is in doubt does that, or the staff.
 */
export async function freezeAccount(
  tx: Tx,
  ctx: Context,
  orders: OrdersInDoubt,
  said: Said,
): Promise<TakenBack> {
  const { clock } = ctx.bank;
  const { user, saidIn, passwordHash, keepSessionId } = said;
  await orders.lock(tx, ctx, user.id);
  const authEpoch = await updatePassword(tx, user.id, { passwordHash, now: clock.now() });
  await deleteSessionsOf(tx, user.id, keepSessionId);
  const canceledOrders = await orders.cancel(tx, ctx, user);
  if (keepSessionId !== undefined) await keepSessionInEpoch(tx, keepSessionId, authEpoch);
  await makePasskeysWait(tx, user.id, clock.now());
  await forgetBegunSetups(tx, user.id);
  const email = await bringEmailBack(tx, ctx, said);
  const takenBack: ContactPart[] = [
    ...(email === user.email ? [] : (['email'] as const)),
    ...(await takeContactBack(tx, ctx.bank, user)),
  ];
  await deletePendingEmail(tx, user.id);
  for (const purpose of ['password', 'pin', 'email', 'own-email'] as const)
    await dropLink(tx, user.id, purpose);
  const open = await findOpenFreeze(tx, user.id);
  if (open) await addTakenBack(tx, open.id, { takenBack, canceledOrders });
  else
    await insertFreeze(
      tx,
      {
        id: randomUUID(),
        userId: user.id,
        saidAt: clock.businessNow(),
        saidIn,
        takenBack,
        canceledOrders,
      },
      clock.now(),
    );
  await recordAudit(tx, ctx, {
    action: 'account.frozen',
    subject: `user:${user.id}`,
    details: {
      saidIn,
      ...(takenBack.length > 0 && { takenBack: takenBack.join(', ') }),
      ...(canceledOrders.length > 0 && { canceledOrders: String(canceledOrders.length) }),
    },
  });
  await tell(tx, ctx, user, { email, canceled: await orders.show(tx, canceledOrders) });
  return { takenBack, canceledOrders };
}
