import type { confirmPinResetRoute } from '../../../contract/money/approvals.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { pinSetNotice } from '../../services/mail/notices.ts';
import { refuse } from '../../base/refusal.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { spendLink } from '../../people/users/mailed-links-store.ts';
import { keepPin } from '../../people/security-pin/pin-hash.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { refuseWeakTooSoon } from '../../people/step-up/require-strongest-factor.ts';
import { confirmAddress } from '../../people/users/users-store.ts';
import { replacePin } from '../../people/security-pin/pins-store.ts';

/** A link cannot be guessed, but every guess costs a hash. */
const perPerson: LimitRule = { name: 'pin-reset-person', points: 20, duration: 900 };

/**
 * Chooses a new PIN with a mailed link, signed in as the person it was mailed to. The rule of 72
 * hours is asked again, since the link may be older than a change. It is new: the daily limit holds
 * for its first 24 hours.
 */
export async function confirmPinReset(
  ctx: SignedInContext,
  input: BodyOf<typeof confirmPinResetRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  await countRequest(ctx.bank, perPerson, userId);
  await refuseWeakTooSoon(ctx, { forgotten: 'pin' });
  const kept = await keepPin(ctx, { userId, pin: input.securityPin });
  await db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    if ((await spendLink(tx, input.token, 'pin', clock.now())) !== userId)
      refuse('RESET_LINK_INVALID');
    await replacePin(tx, userId, kept, clock.now());
    await confirmAddress(tx, userId, clock.now());
    await recordAudit(tx, ctx, { action: 'pin.set', subject: `user:${userId}` });
    await queueSecurityNotice(tx, clock, user, pinSetNotice());
  });
}
