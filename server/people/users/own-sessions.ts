import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { isSessionOver, sessionTime } from './session-limits.ts';
import {
  deleteOwnSession,
  deleteSessionsOf,
  findSessionsOf,
  type ListedSession,
} from './sessions-store.ts';

/** The own sessions that are not over, the latest used first. */
export async function listSessions({ bank, session }: SignedInContext): Promise<ListedSession[]> {
  const now = bank.clock.now();
  return (await findSessionsOf(bank.db, session.userId)).filter((row) => !isSessionOver(row, now));
}

/** The time that the session that asks has left. */
export async function timeOfSession({
  bank,
  session,
}: SignedInContext): Promise<{ idleSeconds: number; absoluteSeconds: number }> {
  // Read again: the request itself may have moved its last use.
  const own = (await findSessionsOf(bank.db, session.userId)).find(({ id }) => id === session.id);
  invariant(own !== undefined, 'the session of a request is one of its owner’s');
  return sessionTime(own, bank.clock.now());
}

/** Ends one of the own sessions. Another person's session is not found. */
export async function endOneSession(ctx: SignedInContext, sessionId: string): Promise<void> {
  const { userId } = ctx.session;
  await ctx.bank.db.tx(async (tx) => {
    const asking = { now: ctx.bank.clock.now(), askingId: ctx.session.id };
    if (!(await deleteOwnSession(tx, userId, sessionId, asking))) refuse('SESSION_NOT_FOUND');
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
