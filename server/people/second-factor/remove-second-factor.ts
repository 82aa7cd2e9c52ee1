import type { BodyOf } from '../../../contract/calls/route.ts';
import type { removeSecondFactorRoute } from '../../../contract/people/second-factor.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { secondFactorOffNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { requireOwnPassword } from '../users/own-password.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { refuseProof } from '../../http/refuse-proof.ts';
import { mayStandAlone } from '../users/password-rules.ts';
import { requireStrongestFactor } from '../step-up/require-strongest-factor.ts';
import type { StoredUser } from '../users/users-store.ts';
import { requireActiveSelf } from './require-active-self.ts';
import { deleteSecondFactor, findAppInUse } from './second-factor-store.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';

/**
 * Where short passwords are accepted only together with a code, one that stays alone has to be long
 * enough for that. It is asked for, because the bank keeps no length.
 */
async function requireLonePassword(
  ctx: SignedInContext,
  user: StoredUser,
  password: string | undefined,
): Promise<void> {
  if (!ctx.bank.config.strict) return;
  if (password === undefined) return refuseProof('password');
  await requireOwnPassword(ctx, user, password);
  if (mayStandAlone(ctx.bank.config, password)) return;
  const text =
    'Your password is too short to be asked for alone. Please choose a longer one first. ' +
    'Nothing was changed.';
  refuse('INVALID_FIELDS', { params: { first: text }, fields: { password: text } });
}

/**
 * Turns two-step sign-in off, for the person who proves it with their strongest factor. Payments go
 * on to need an approval: that is only ever tightened.
 */
export async function removeSecondFactor(
  ctx: SignedInContext,
  input: BodyOf<typeof removeSecondFactorRoute>,
): Promise<void> {
  const { db, clock } = ctx.bank;
  const user = await requireActiveSelf(ctx);
  if (!(await findAppInUse(db, user.id))) refuse('SECOND_FACTOR_OFF');
  await requireLonePassword(ctx, user, input.password);
  await requireStrongestFactor(ctx, user, input);
  await db.tx(async (tx) => {
    await lockOwnSession(tx, ctx);
    if (!(await deleteSecondFactor(tx, user.id))) refuse('SECOND_FACTOR_OFF');
    await recordAudit(tx, ctx, {
      action: 'two_step_sign_in.turned_off',
      subject: `user:${user.id}`,
    });
    await queueSecurityNotice(tx, clock, user, secondFactorOffNotice());
  });
}
