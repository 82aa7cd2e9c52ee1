import type { BodyOf } from '../../../contract/calls/route.ts';
import type { confirmSecondFactorRoute } from '../../../contract/people/second-factor.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { secondFactorOnNotice } from '../../services/mail/second-factor-notices.ts';
import { refuse } from '../../base/refusal.ts';
import { lockOwnSession } from '../users/lock-user.ts';
import { deleteSessionsOf, renewSession } from '../users/sessions-store.ts';
import { startAuthEpoch } from '../users/users-store.ts';
import { openAppSecret, stepOfCode } from './app-secret.ts';
import { requireOwnCode } from './given-codes.ts';
import { forgetBegunSetups } from './forget-second-factor.ts';
import { hashRecoveryCode, inGroups, newRecoveryCodes } from './recovery-codes.ts';
import { requireActiveSelf } from './require-active-self.ts';
import { confirmApp, findApp, replaceRecoveryCodes } from './second-factor-store.ts';
import { queueSecurityNotice } from '../users/queue-security-notice.ts';

const setupMinutes = 15;

/**
 * Ends the other sessions: a person who signed in there with the password alone is asked again,
 * also where a sign-in is halfway through. The session that asks goes on as it was.
 */
async function endOtherSessions(tx: Tx, { session }: SignedInContext): Promise<void> {
  const authEpoch = await startAuthEpoch(tx, session.userId);
  await deleteSessionsOf(tx, session.userId, session.id);
  await renewSession(tx, session.id, authEpoch, session.passwordCheckedAt);
}

/**
 * Turns two-step sign-in on once a code proves that the app has the secret.
 * @returns the recovery codes: the only time they are anywhere.
 */
export async function confirmSecondFactor(
  ctx: SignedInContext,
  input: BodyOf<typeof confirmSecondFactorRoute>,
): Promise<string[]> {
  const { db, clock, secrets } = ctx.bank;
  const { id: userId } = await requireActiveSelf(ctx);
  const app = await findApp(db, userId);
  if (app?.confirmedAt) refuse('SECOND_FACTOR_ON');
  const now = clock.now();
  if (!app || now.since(app.begunAt).total('minutes') > setupMinutes)
    return refuse('SECOND_FACTOR_NOT_BEGUN');
  const step = await requireOwnCode(ctx, () =>
    stepOfCode(openAppSecret(secrets, app), input.code.replaceAll(/\s/g, ''), now),
  );
  const codes = newRecoveryCodes();
  await db.tx(async (tx) => {
    const user = await lockOwnSession(tx, ctx);
    // Another window may have begun again, or confirmed, since then.
    if (!(await confirmApp(tx, app.id, { step, now })))
      refuse(
        (await findApp(tx, userId))?.confirmedAt ? 'SECOND_FACTOR_ON' : 'SECOND_FACTOR_NOT_BEGUN',
      );
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(secrets, userId, code)),
    );
    await endOtherSessions(tx, ctx);
    await forgetBegunSetups(tx, userId);
    if (user.role === 'user') await ctx.bank.ledger.requireApprovals(tx, userId);
    await recordAudit(tx, ctx, { action: 'two_step_sign_in.turned_on', subject: `user:${userId}` });
    await queueSecurityNotice(tx, clock, user, secondFactorOnNotice());
  });
  return codes.map(inGroups);
}
