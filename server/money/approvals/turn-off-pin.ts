import type { turnOffPinRoute } from '../../../contract/money/approvals.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { deletePin, markPinTurnedOff } from '../../people/security-pin/pins-store.ts';
import { requireActiveSelf } from '../../people/second-factor/require-active-self.ts';
import { heldFactors } from '../../people/step-up/held-factors.ts';
import { requireStrongestFactor } from '../../people/step-up/require-strongest-factor.ts';
import { lockOwnSession } from '../../people/users/lock-user.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { pinTurnedOffNotice } from '../../services/mail/notices.ts';

/**
 * Makes passkeys the only thing that signs the payments of a customer: four digits are easier to
 * look over a shoulder for than a device is to take.
 * @throws {Refusal} NO_PASSKEY_SIGNS without a passkey that can be used; what
 * `requireStrongestFactor` throws.
 */
export async function turnOffPin(
  ctx: SignedInContext,
  proof: BodyOf<typeof turnOffPinRoute>,
): Promise<void> {
  const { bank, session } = ctx;
  const user = await requireActiveSelf(ctx);
  if (!(await heldFactors(bank, user.id)).has('passkey')) refuse('NO_PASSKEY_SIGNS');
  await requireStrongestFactor(ctx, user, proof);
  await bank.db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    // Another window may have removed it since then.
    if (!(await heldFactors({ ...bank, db: tx }, user.id)).has('passkey'))
      refuse('NO_PASSKEY_SIGNS');
    await deletePin(tx, session.userId);
    await markPinTurnedOff(tx, session.userId, bank.clock.now());
    await bank.ledger.requireApprovals(tx, session.userId);
    await recordAudit(tx, ctx, { action: 'pin.turned_off', subject: `user:${session.userId}` });
    await queueSecurityNotice(tx, bank.clock, user, pinTurnedOffNotice());
  });
}
