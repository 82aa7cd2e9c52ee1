import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { deleteOwnSession, deleteSessionsOf } from '../../people/users/sessions-store.ts';
import { lockUser } from '../../people/users/users-store.ts';

/** Ends one session of a person. */
export async function endSessionOfUser(
  ctx: SignedInContext,
  userId: string,
  sessionId: string,
): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    if (!(await lockUser(tx, userId))) refuse('USER_NOT_FOUND');
    if (userId === ctx.session.userId) refuse('OWN_PERSON');
    const now = ctx.bank.clock.now();
    if (!(await deleteOwnSession(tx, userId, sessionId, { now }))) refuse('SESSION_NOT_FOUND');
    await recordAudit(tx, ctx, {
      action: 'session.ended_by_staff',
      subject: `user:${userId}`,
      details: { ended: '1' },
    });
  });
}

/** Ends every session of a person, and their connected apps. @returns how many sessions. */
export async function endSessionsOfUser(ctx: SignedInContext, userId: string): Promise<number> {
  return await ctx.bank.db.tx(async (tx) => {
    if (!(await lockUser(tx, userId))) refuse('USER_NOT_FOUND');
    if (userId === ctx.session.userId) refuse('OWN_PERSON');
    const ended = await deleteSessionsOf(tx, userId);
    const endedApps = await endFeedsOf(tx, userId, ctx.bank.clock.now());
    if (ended + endedApps > 0)
      await recordAudit(tx, ctx, {
        action: 'session.ended_by_staff',
        subject: `user:${userId}`,
        details: { ended: String(ended), ...(endedApps > 0 && { endedApps: String(endedApps) }) },
      });
    return ended;
  });
}

/** Ends the connected apps of a customer, on every server at once: a thief may have let them in. */
async function endFeedsOf(tx: Tx, userId: string, now: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query(
    'UPDATE feed SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL',
    [userId, now],
  );
  return rowCount;
}
