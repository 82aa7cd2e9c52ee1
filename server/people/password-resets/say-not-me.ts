import { randomBytes } from 'node:crypto';
import type { sayNotMeRoute } from '../../../contract/not-me.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { actorName, type Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { accountFrozenNotice } from '../../services/mail/contact-notices.ts';
import { noticeMail, queueNoticeWith } from '../../services/mail/queue-notice.ts';
import {
  deletePendingEmail,
  isEmailTaken,
  takeEmailBack,
} from '../profiles/pending-email-store.ts';
import { makePasskeysWait } from '../passkeys/passkeys-store.ts';
import { refuse } from '../../base/refusal.ts';
import { forgetBegunSetups } from '../second-factor/forget-second-factor.ts';
import { addressToBringBack, freezeAccount, securityAddresses } from '../users/contact-changes.ts';
import { dropLink } from '../users/mailed-links-store.ts';
import { dropNotMeLinks, spendNotMeLink } from '../users/not-me-links-store.ts';
import { hashPassword } from '../users/password-hash.ts';
import { deleteSessionsOf } from '../users/sessions-store.ts';
import { lockUser, updatePassword, type StoredUser } from '../users/users-store.ts';

/** A link cannot be guessed, but every guess costs a hash. */
const perAddress: LimitRule = { name: 'not-me-address', points: 20, duration: 900 };

/**
 * Restores the former address, where the link was mailed there and no one else has registered with
 * it since.
 */
async function bringAddressBack(
  tx: Tx,
  ctx: Context,
  user: StoredUser,
  mailedTo: string,
): Promise<string> {
  const { clock } = ctx.bank;
  const former = addressToBringBack(user, mailedTo, clock.now());
  if (former === undefined || (await isEmailTaken(tx, user.id, former))) return user.email;
  // The withdrawn address may be a thief's: it gets no more notices, and takes nothing back.
  await takeEmailBack(tx, user.id, former, clock.now());
  await dropNotMeLinks(tx, user.id);
  await recordAudit(tx, ctx, { action: 'email.change_taken_back', subject: `user:${user.id}` });
  return former;
}

/**
 * What an owner does after a notice of a change they did not make. Payments stop, every session
 * ends, and neither the password nor a passkey opens anything more, because the thief may have it.
 * A password chosen by the mailed link opens everything again; passkeys wait for the owner's word.
 */
export async function sayNotMe(
  ctx: Context,
  { token }: BodyOf<typeof sayNotMeRoute>,
): Promise<{ addressIsBack: boolean }> {
  const { db, clock, secrets } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const unknownToAll = await hashPassword(secrets, randomBytes(32).toString('base64url'));
  return await db.tx(async (tx) => {
    const link = await spendNotMeLink(tx, token, clock.now());
    const user = link && (await lockUser(tx, link.userId));
    if (!link || !user) return refuse('NOT_ME_LINK_INVALID');
    const own = { ...ctx, actor: { name: actorName(user), channel: 'web' } as const };
    await freezeAccount(tx, user.id, clock.now());
    await updatePassword(tx, user.id, unknownToAll);
    await deleteSessionsOf(tx, user.id);
    await makePasskeysWait(tx, user.id, clock.now());
    await forgetBegunSetups(tx, user.id);
    const email = await bringAddressBack(tx, own, user, link.address);
    await deletePendingEmail(tx, user.id);
    for (const purpose of ['password', 'pin', 'email', 'own-email'] as const)
      await dropLink(tx, user.id, purpose);
    await recordAudit(tx, own, { action: 'account.frozen', subject: `user:${user.id}` });
    const notice = accountFrozenNotice();
    const addresses = new Set([email, ...securityAddresses(user, clock.now())]);
    const mails = [...addresses].map((to) => noticeMail({ ...user, email: to }, notice));
    await queueNoticeWith(tx, clock, {
      userId: user.id,
      language: user.language,
      notice,
      mails,
    });
    await queueTask(tx, 'password_reset_link', { email }, clock.now());
    return { addressIsBack: email !== user.email };
  });
}
