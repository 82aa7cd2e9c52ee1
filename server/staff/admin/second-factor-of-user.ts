import type { AnswerOf } from '../../../contract/calls/route.ts';
import type { listSessionsOfUserRoute } from '../../../contract/staff/user-sheet.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { secondFactorRemovedNotice } from '../../services/mail/second-factor-notices.ts';
import { countPasskeysOf } from '../../people/passkeys/passkeys-store.ts';
import { refuse } from '../../base/refusal.ts';
import { forgetSecondFactor } from '../../people/second-factor/forget-second-factor.ts';
import { readTwoSteps } from '../../people/second-factor/second-factor-store.ts';
import { deleteSessionsOf } from '../../people/users/sessions-store.ts';
import { lockUser, startAuthEpoch } from '../../people/users/users-store.ts';
import { queueSecurityNotice } from '../../people/users/queue-security-notice.ts';

/**
 * Reads what a person logs in with in addition to the password, as staff see it: nothing of it
 * opens anything.
 */
export async function secondFactorOfUser(
  tx: Tx,
  userId: string,
): Promise<AnswerOf<typeof listSessionsOfUserRoute>['secondFactor']> {
  return { ...(await readTwoSteps(tx, userId)), passkeys: await countPasskeysOf(tx, userId) };
}

/**
 * Removes what a customer has lost, so that the password alone logs in again. A finder of the phone
 * has no session left either.
 */
export async function removeSecondFactorOfUser(
  ctx: SignedInContext,
  userId: string,
): Promise<void> {
  const { db, clock } = ctx.bank;
  await db.tx(async (tx) => {
    const user = (await lockUser(tx, userId)) ?? refuse('USER_NOT_FOUND');
    if (userId === ctx.session.userId) refuse('OWN_PERSON');
    if (user.role === 'admin') refuse('ADMIN_SIGN_IN_NOT_CHANGEABLE');
    if (!(await forgetSecondFactor(tx, userId))) refuse('SECOND_FACTOR_OFF');
    await startAuthEpoch(tx, userId);
    const ended = await deleteSessionsOf(tx, userId);
    await recordAudit(tx, ctx, {
      action: 'two_step_sign_in.removed_by_staff',
      subject: `user:${userId}`,
      details: { endedSessions: String(ended) },
    });
    await queueSecurityNotice(tx, clock, user, secondFactorRemovedNotice());
  });
}
