import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { queueJob } from '../../services/jobs/take-job.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser } from '../users/users-store.ts';

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
  await db.tx((tx) => queueJob(tx, 'own_email_link', { userId }, clock.now()));
  return true;
}
