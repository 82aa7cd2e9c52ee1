import type { listStaffNewsRoute } from '../../../contract/staff/staff-news.ts';
import type { AnswerOf } from '../../../contract/calls/route.ts';
import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countUnseenNews, findStaffNews, markNewsSeen } from '../users/staff-news-store.ts';

/** Lists what colleagues changed, and whether the person who asks has seen it. */
export async function listStaffNews({
  bank: { db },
  session: { userId },
}: SignedInContext): Promise<AnswerOf<typeof listStaffNewsRoute>> {
  const [news, unseen] = await Promise.all([
    findStaffNews(db, userId),
    countUnseenNews(db, userId),
  ]);
  return {
    news: news.map(({ id, at, ...one }) => ({ _id: id, at: textFromInstant(at), ...one })),
    unseen,
  };
}

/** Marks them as seen, once: said again it changes nothing and leaves no line. */
export async function seeStaffNews(ctx: SignedInContext, newest: string): Promise<void> {
  const { bank, session } = ctx;
  const { userId } = session;
  await bank.db.tx(async (tx) => {
    const seen = await markNewsSeen(tx, { userId, newest, now: bank.clock.now() });
    if (seen === undefined) refuse('NEWS_NOT_FOUND');
    if (seen > 0)
      await recordAudit(tx, ctx, {
        action: 'staff_news.seen',
        subject: `user:${userId}`,
        details: { news: String(seen) },
      });
  });
}
