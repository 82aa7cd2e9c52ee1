import type { setPinRoute } from '../../../contract/money/approvals.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { pinSetNotice } from '../../services/mail/notices.ts';
import { refuse } from '../../base/refusal.ts';
import { forgetBegunSetups } from '../../people/second-factor/forget-second-factor.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { keepPin } from '../../people/security-pin/pin-hash.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { findUser } from '../../people/users/users-store.ts';
import { countWaitingPasskeysOf } from '../../people/passkeys/passkeys-store.ts';
import {
  findPin,
  insertPin,
  isPinTurnedOff,
  markPinTurnedOff,
} from '../../people/security-pin/pins-store.ts';

/**
 * Chooses the first PIN: from then on every payment to others needs it. A stolen session alone
 * cannot choose one.
 */
export async function setPin(
  ctx: SignedInContext,
  input: BodyOf<typeof setPinRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const { userId } = ctx.session;
  if (await findPin(db, userId)) refuse('PIN_ALREADY_SET');
  const user = await findUser(db, userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  // Where passkeys sign, or wait since a mailed link, a thief with the mailbox chooses no PIN.
  const isFirst =
    !(await isPinTurnedOff(db, userId)) && (await countWaitingPasskeysOf(db, userId)) === 0;
  await requireStrongestFactor(
    ctx,
    user,
    { ...input, securityPin: undefined },
    isFirst ? { changes: 'first-pin' } : {},
  );
  const kept = await keepPin(ctx, { userId, pin: input.securityPin });
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    await markPinTurnedOff(tx, userId, null);
    if (!(await insertPin(tx, userId, kept, clock.now()))) refuse('PIN_ALREADY_SET');
    await forgetBegunSetups(tx, userId);
    await ctx.bank.ledger.requireApprovals(tx, userId);
    await recordAudit(tx, ctx, { action: 'pin.set', subject: `user:${userId}` });
    await queueSecurityNotice(tx, clock, user, pinSetNotice());
  });
}
