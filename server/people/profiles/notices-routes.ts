import type { FastifyInstance } from 'fastify';
import {
  chooseNoticeRoute,
  chosenNotices,
  listNoticesRoute,
  type ChosenNotice,
} from '../../../contract/notices.ts';
import type { Bank } from '../../bank.ts';
import { bindRoute } from '../../http/bind-route.ts';
import { findUnwantedNotices } from '../../services/mail/unwanted-notices-store.ts';
import { chooseNotice } from './choose-notice.ts';

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
