import type { confirmEmailRoute } from '../../../contract/people/profiles.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { breaksUniqueness } from '../../db/errors.ts';
import { invariant } from '../../base/invariant.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { emailChangedNotice } from '../../services/mail/contact-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { isKeptForFormerOwner, refuseSecondMove } from '../users/contact-changes.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { dropLink, spendLink } from '../users/mailed-links-store.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';
import { requireFreshSignIn } from '../users/own-password.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import { findUser } from '../users/users-store.ts';
import {
  deletePendingEmail,
  isEmailTaken,
  lockPendingEmail,
  takeEmail,
} from './pending-email-store.ts';

/** A link cannot be guessed, but guesses need not be free. */
const perPerson: LimitRule = { name: 'email-confirm', points: 20, duration: 900 };

async function takeAddress(tx: Tx, ctx: SignedInContext, token: string): Promise<void> {
  const { clock } = ctx.bank;
  // In the order in which a submission locks, so that the two cannot deadlock.
  const user = await lockOwnSession(tx, ctx);
  const email = await lockPendingEmail(tx, user.id);
  if ((await spendLink(tx, token, 'email', clock.now())) !== user.id || email === undefined)
    return refuse('RESET_LINK_INVALID');
  refuseSecondMove(user, clock.now());
  if (
    (await isEmailTaken(tx, user.id, email)) ||
    (await isKeptForFormerOwner(tx, email, clock.now()))
  )
    refuse('ALREADY_REGISTERED');
  await takeEmail(tx, user.id, email, clock.now());
  await deletePendingEmail(tx, user.id);
  // A link in the old mailbox is no longer the owner's.
  for (const purpose of ['password', 'pin', 'own-email'] as const)
    await dropLink(tx, user.id, purpose);
  await recordAudit(tx, ctx, { action: 'email.changed', subject: `user:${user.id}` });
  const changed = await findUser(tx, user.id);
  invariant(changed !== undefined, 'the person is locked');
  await queueSecurityNotice(tx, clock, changed, emailChangedNotice(email));
}

/**
 * Makes the pending address the person's own. It takes the session, the strongest factor the person
 * has, and the new mailbox.
 */
export async function confirmEmail(
  ctx: SignedInContext,
  input: BodyOf<typeof confirmEmailRoute>,
): Promise<void> {
  const { db } = ctx.bank;
  const { userId } = ctx.session;
  await countRequest(ctx.bank, perPerson, userId);
  const user = await findUser(db, userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  await requireFreshSignIn(ctx, user, input.password);
  await requireStrongestFactor(ctx, user, input, { changes: 'email' });
  try {
    await db.tx((tx) => takeAddress(tx, ctx, input.token));
  } catch (error) {
    // Another person registered with it between our looking and our taking.
    if (breaksUniqueness(error)) refuse('ALREADY_REGISTERED');
    throw error;
  }
}
