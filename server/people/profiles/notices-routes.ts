import type { FastifyInstance } from 'fastify';
import {
  chooseNoticeRoute,
  type ChosenNotice,
  chosenNotices,
  listNoticesRoute,
} from '../../../contract/notices.ts';
import type { BodyOf } from '../../../contract/route.ts';
import type { Bank } from '../../bank.ts';
import type { SignedInContext } from '../../context.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import {
  findUnwantedNotices,
  setNoticeWanted,
} from '../../services/mail/unwanted-notices-store.ts';
import { lockOwnSession } from '../users/lock-user.ts';

export function bindNotices(app: FastifyInstance, bank: Bank): void {
  bindRoute(app, bank, listNoticesRoute).to(async ({ session }) => {
    const unwanted = await findUnwantedNotices(bank.db, session.userId);
    const notices = Object.keys(chosenNotices) as ChosenNotice[];
    return {
      status: 200,
      body: { choices: notices.map((notice) => ({ notice, wanted: !unwanted.has(notice) })) },
    };
  });

  bindRoute(app, bank, chooseNoticeRoute).to(async (ctx, { body }) => {
    await chooseNotice(ctx, body);
    const { title } = chosenNotices[body.notice];
    return {
      status: 200,
      body: {
        message: body.wanted
          ? `“${title}” is on.`
          : `“${title}” is off. You no longer get this email.`,
      },
    };
  });
}

/** Turns one mail on or off. Said twice, it is one change and one line of the trail. */
async function chooseNotice(
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
