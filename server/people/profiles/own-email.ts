import type { confirmOwnEmailRoute } from '../../../contract/own-email.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type Context, type SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { networkOf } from '../../services/limits/network-of.ts';
import { findLinkOwner, spendLink } from '../users/mailed-links-store.ts';
import { isPassword } from '../users/password-hash.ts';
import { isSessionOver } from '../users/session-limits.ts';
import { findSessionByCookie } from '../users/sessions-store.ts';
import { countTry, giveTryBack, type Guesser } from '../users/sign-in-tries.ts';
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
  { bank }: Context,
  user: StoredUser,
  cookieHash: Buffer | undefined,
): Promise<boolean> {
  const session = cookieHash && (await findSessionByCookie(bank.db, cookieHash));
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
  const guesser: Guesser = { person: user.id, address: ctx.address, device };
  await countTry(ctx.bank, guesser);
  if (!(await isPassword(ctx.bank.secrets, user.passwordHash, password))) refuse('WRONG_PASSWORD');
  // It forgets no failures: a guesser of codes has the password, and may read the mail.
  await giveTryBack(ctx.bank, guesser);
}

/**
 * Confirms the address an account was opened with. The link says who reads the mail, the session or
 * the password who holds the account: only both together say that this is one person. With the link
 * alone the owner of an address would confirm an account that somebody else had opened in their
 * name.
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
  if (!(await isLoggedIn(ctx, user, cookieHash)))
    await requirePassword(ctx, user, password, deviceOf(user));
  if (user.suspended) refuse('ACCOUNT_SUSPENDED');
  await db.tx(async (tx) => {
    // In the order in which a new link is made, so that the two cannot deadlock.
    await lockUser(tx, user.id);
    if ((await spendLink(tx, token, 'own-email', clock.now())) !== user.id)
      refuse('EMAIL_LINK_INVALID');
    await confirmAddress(tx, user.id, clock.now());
    const own = { ...ctx, actor: { name: actorName(user), channel: 'web' } as const };
    await recordAudit(tx, own, { action: 'email.confirmed', subject: `user:${user.id}` });
  });
}
