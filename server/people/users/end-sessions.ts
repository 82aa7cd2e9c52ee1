import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { deleteOwnSession, deleteSessionsOf } from './sessions-store.ts';

/** Ends one of the own sessions. Somebody else's is not there. */
export async function endOneSession(ctx: SignedInContext, sessionId: string): Promise<void> {
  const { userId } = ctx.session;
  await ctx.bank.db.tx(async (tx) => {
    if (!(await deleteOwnSession(tx, userId, sessionId))) refuse('SESSION_NOT_FOUND');
    await recordAudit(tx, ctx, { action: 'session.ended', subject: `user:${userId}` });
  });
}

/** Ends every session but the one that asks. @returns how many. */
export async function endOtherSessions(ctx: SignedInContext): Promise<number> {
  const { id, userId } = ctx.session;
  return await ctx.bank.db.tx(async (tx) => {
    const ended = await deleteSessionsOf(tx, userId, id);
    if (ended > 0)
      await recordAudit(tx, ctx, {
        action: 'session.others_ended',
        subject: `user:${userId}`,
        details: { ended: String(ended) },
      });
    return ended;
  });
}
