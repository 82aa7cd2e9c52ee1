import type { chooseNoticeRoute } from '../../../contract/notices.ts';
import type { BodyOf } from '../../../contract/route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { setNoticeWanted } from '../../services/mail/unwanted-notices-store.ts';
import { lockOwnSession } from '../users/lock-own-session.ts';

/** Turns one mail on or off. Said twice, it is one change and one line of the trail. */
export async function chooseNotice(
  ctx: SignedInContext,
  { notice, wanted }: BodyOf<typeof chooseNoticeRoute>,
): Promise<void> {
  await ctx.bank.db.tx(async (tx) => {
    const { id: userId } = await lockOwnSession(tx, ctx);
    const changed = await setNoticeWanted(tx, { userId, notice, wanted });
    if (changed)
      await recordAudit(tx, ctx, {
        action: wanted ? 'notice.turned_on' : 'notice.turned_off',
        subject: `user:${userId}`,
        details: { notice },
      });
  });
}
