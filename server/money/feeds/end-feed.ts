import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { endFeed } from './feeds-store.ts';

/** Ends one of the own connected apps. Another customer's is not found. */
export async function endOwnFeed(ctx: SignedInContext, id: string): Promise<void> {
  const { userId } = ctx.session;
  await ctx.bank.db.tx(async (tx) => {
    const name = (await endFeed(tx, userId, id, ctx.bank.clock.now())) ?? refuse('FEED_NOT_FOUND');
    await recordAudit(tx, ctx, {
      action: 'feed.ended',
      subject: `user:${userId}`,
      details: { feed: id, name },
    });
  });
}
