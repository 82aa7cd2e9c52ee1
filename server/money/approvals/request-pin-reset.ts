import type { requestPinResetRoute } from '../../../contract/money/approvals.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { queueTask } from '../../services/jobs/task-queue.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { refuse } from '../../base/refusal.ts';
import { requireOwnPassword } from '../../people/users/own-password.ts';
import { linkMinutes } from '../../people/users/mailed-links-store.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { findUser } from '../../people/users/users-store.ts';
import { findPin } from '../../people/security-pin/pins-store.ts';

/** Saves the mailbox from an attacker with the password. The newest link outlasts the pause. */
const perPerson: LimitRule = { name: 'pin-reset-asked', points: 3, duration: linkMinutes * 60 };

/**
 * Mails a link to choose a new PIN. It takes the session, the password, a passkey or an app code
 * where the person has one, and the mailbox.
 */
export async function requestPinReset(
  ctx: SignedInContext,
  input: BodyOf<typeof requestPinResetRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  if (!(await findPin(db, userId))) refuse('PIN_NOT_SET');
  const user = await findUser(db, userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  await requireOwnPassword(ctx, user, input.password);
  await requireStrongestFactor(ctx, user, input, { forgotten: 'pin' });
  await countRequest(ctx.bank, perPerson, userId);
  await db.tx((tx) =>
    queueTask(
      tx,
      'pin_reset_link',
      { userId, email: user.email, at: clock.now().toString() },
      clock.now(),
    ),
  );
}
