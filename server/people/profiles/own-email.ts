import type { confirmOwnEmailRoute } from '../../../contract/people/own-email.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { Queryable } from '../../db/database.ts';
import { actorName, type Context, type SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { findLinkOwner, spendLink } from '../users/mailed-links-store.ts';
import { requirePasswordOf } from '../users/own-password.ts';
import { isSessionOver } from '../users/session-limits.ts';
import { findSessionByCookie } from '../users/sessions-store.ts';
import { confirmAddress, findUser, lockUser, type StoredUser } from '../users/users-store.ts';

/**
 * Enough for a mail that went astray, no flood for a stranger in whose name the account was opened.
 */
const perPerson: LimitRule = { name: 'own-email-link', points: 5, duration: 86_400 };

/**
 * Mails a new link that confirms the own address.
 * @returns whether one is on its way; false where nothing is left to confirm.
 */
export async function mailOwnEmailLink(ctx: SignedInContext): Promise<boolean> {
  const { db, clock } = ctx.bank;
  const { userId, frozen } = ctx.session;
  if (frozen) refuse('ACCOUNT_FROZEN');
  const user = await findUser(db, userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  if (user.emailConfirmedAt !== null) return false;
  await countRequest(ctx.bank, perPerson, userId);
  await db.tx((tx) => queueTask(tx, 'own_email_link', { userId }, clock.now()));
  return true;
}

/** A link cannot be guessed, but guesses need not be free. */
const perAddress: LimitRule = { name: 'own-email-confirm-address', points: 20, duration: 900 };

/** Where the request came from. */
interface Browser {
  /** Of the cookie that a session is paired with, where one of our pages asks. */
  cookieHash: Buffer | undefined;
  /** The device's own text when it has signed in as this person before. */
  deviceOf: (user: StoredUser) => string | undefined;
}

async function isLoggedIn(
  db: Queryable,
  { bank }: Context,
  user: StoredUser,
  cookieHash: Buffer | undefined,
): Promise<boolean> {
  const session = cookieHash && (await findSessionByCookie(db, cookieHash));
  return (
    session !== undefined && session.userId === user.id && !isSessionOver(session, bank.clock.now())
  );
}

/**
 * @throws {Refusal} PASSWORD_NEEDED without a password, TOO_MANY_TRIES or WRONG_PASSWORD with one.
 */
async function requirePassword(
  ctx: Context,
  user: StoredUser,
  password: string | undefined,
  device: string | undefined,
): Promise<void> {
  if (password === undefined) return refuse('PASSWORD_NEEDED');
  // It forgets no failures: a guesser of codes has the password, and may read the mail.
  const guesser = { person: user.id, address: ctx.address, device };
  await requirePasswordOf(ctx, user, { password, guesser });
}

/**
 * Confirms the address an account was opened with. The link proves who reads the mail, the session
 * or the password who holds the account: only both together prove that this is one person. With the
 * link alone the owner of an address would confirm an account that another person had opened in
 * their name.
 */
export async function confirmOwnEmail(
  ctx: Context,
  { token, password }: BodyOf<typeof confirmOwnEmailRoute>,
  { cookieHash, deviceOf }: Browser,
): Promise<void> {
  const { db, clock } = ctx.bank;
  await countRequest(ctx.bank, perAddress, networkOf(ctx.address));
  const owner = await findLinkOwner(db, token, 'own-email', clock.now());
  const user = owner === undefined ? undefined : await findUser(db, owner);
  if (!user) return refuse('EMAIL_LINK_INVALID');
  const isByPassword = !(await isLoggedIn(db, ctx, user, cookieHash));
  if (isByPassword) await requirePassword(ctx, user, password, deviceOf(user));
  await db.tx(async (tx) => {
    // In the order in which a new link is made, so that the two cannot deadlock.
    const now = (await lockUser(tx, user.id)) ?? refuse('EMAIL_LINK_INVALID');
    // A new password ends both: what was proven by the old one, and the session.
    const isProven = isByPassword
      ? now.authEpoch === user.authEpoch
      : await isLoggedIn(tx, ctx, user, cookieHash);
    if (!isProven) refuse('PASSWORD_NEEDED');
    if (now.suspended) refuse('ACCOUNT_SUSPENDED');
    if ((await spendLink(tx, token, 'own-email', clock.now())) !== user.id)
      refuse('EMAIL_LINK_INVALID');
    await confirmAddress(tx, user.id, clock.now());
    const own = { ...ctx, actor: { name: actorName(user), channel: 'web' } as const };
    await recordAudit(tx, own, { action: 'email.confirmed', subject: `user:${user.id}` });
  });
}
