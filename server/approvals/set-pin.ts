import type { setPin as route } from '../../contract/approvals.ts';
import type { BodyOf } from '../../contract/route.ts';
import { recordAudit } from '../audit/audit-event.ts';
import type { SignedInContext } from '../context.ts';
import { invariant } from '../invariant.ts';
import { requireApprovals } from '../ledger/require-approvals.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { pinSetNotice } from '../mail/notices.ts';
import { refuse } from '../refusal.ts';
import { checkOwnPassword } from '../users/check-own-password.ts';
import { hashPin } from '../users/password-hash.ts';
import { isSignInFresh } from '../users/session-limits.ts';
import { markPasswordChecked } from '../users/sessions-store.ts';
import { findUser } from '../users/users-store.ts';
import { findPin, insertPin } from './pins-store.ts';

/** Chooses the first PIN: from then on every payment to others needs it. A stolen session alone cannot choose one. */
export async function setPin(ctx: SignedInContext, input: BodyOf<typeof route>): Promise<void> {
  const { db, clock, secrets } = ctx.bank;
  const { id: sessionId, userId, passwordCheckedAt } = ctx.session;
  if (await findPin(db, userId)) refuse('PIN_ALREADY_SET');
  const user = await findUser(db, userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  if (!isSignInFresh(passwordCheckedAt, clock.now())) {
    if (input.password === undefined) refuse('SIGN_IN_TOO_OLD');
    await checkOwnPassword(ctx, user, input.password);
    await markPasswordChecked(db, sessionId, clock.now());
  }
  const pinHash = await hashPin(secrets, userId, input.securityPin);
  await db.tx(async (tx) => {
    if (!(await insertPin(tx, userId, pinHash, clock.now()))) refuse('PIN_ALREADY_SET');
    await requireApprovals(tx, userId);
    await recordAudit(tx, ctx, { action: 'pin.set', subject: `user:${userId}` });
    await queueMail(tx, clock, pinSetNotice(user));
  });
}
