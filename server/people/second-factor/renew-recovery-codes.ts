import type { BodyOf } from '../../../contract/calls/route.ts';
import type { renewRecoveryCodesRoute } from '../../../contract/people/second-factor.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { recoveryCodesRenewedNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import { hashRecoveryCode, inGroups, newRecoveryCodes } from './recovery-codes.ts';
import { requireActiveSelf } from './require-active-self.ts';
import { findAppInUse, replaceRecoveryCodes } from './second-factor-store.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';

/**
 * New recovery codes in place of the old ones, answered this once. Without the strongest factor
 * they would be a way around it.
 */
export async function renewRecoveryCodes(
  ctx: SignedInContext,
  input: BodyOf<typeof renewRecoveryCodesRoute>,
): Promise<string[]> {
  const { db, clock, secrets } = ctx.bank;
  const user = await requireActiveSelf(ctx);
  if (!(await findAppInUse(db, user.id))) refuse('SECOND_FACTOR_OFF');
  await requireStrongestFactor(ctx, user, input);
  const codes = newRecoveryCodes();
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    if (!(await findAppInUse(tx, user.id))) refuse('SECOND_FACTOR_OFF');
    await replaceRecoveryCodes(
      tx,
      user.id,
      codes.map((code) => hashRecoveryCode(secrets, user.id, code)),
    );
    await recordAudit(tx, ctx, { action: 'recovery_codes.renewed', subject: `user:${user.id}` });
    await queueSecurityNotice(tx, clock, user, recoveryCodesRenewedNotice());
  });
  return codes.map(inGroups);
}
