import { listNoticesRoute, readNoticesRoute } from '../../../contract/people/notices.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { answerTo, bindRoute } from '../../http/bind-route.ts';
import { languageWanted } from '../../http/language-wanted.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import {
  findNotices,
  hasNotice,
  markNoticesAbout,
  markNoticesRead,
} from '../../services/mail/notices-store.ts';
import { lockOwnSession } from '../users/lock-user.ts';

const atOnce = 30;

export const callsOfNotices = [
  bindRoute(listNoticesRoute, async ({ bank, session }, { query }, { request }) => {
    const { before } = query;
    const language = languageWanted(request.headers['accept-language']);
    const found = await findNotices(bank.db, {
      userId: session.userId,
      before: before ?? null,
      limit: atOnce + 1,
    });
    const notices = found.slice(0, atOnce).map(({ id, createdAt, readAt, words, ...notice }) => ({
      _id: id,
      ...notice,
      ...words?.[language],
      at: textFromInstant(createdAt),
      isRead: readAt !== null,
    }));
    return {
      status: 200,
      headers: { Vary: 'Accept-Language' },
      body: { notices, more: found.length > atOnce },
    };
  }),

  answerTo(readNoticesRoute, async (ctx, { body }) => {
    const read = await readNotices(ctx, body);
    const words = read === 0 ? said('NOTICES_READ_ALREADY') : said('NOTICES_READ', { count: read });
    return { read, ...words };
  }),
];

/** Marks own notices as read, once: said again it changes nothing and leaves no line. */
async function readNotices(
  ctx: SignedInContext,
  body: BodyOf<typeof readNoticesRoute>,
): Promise<number> {
  return await ctx.bank.db.tx(async (tx) => {
    const { id: userId } = await lockOwnSession(tx, ctx);
    const read = await markRead(tx, { ...body, userId, now: ctx.bank.clock.now() });
    if (read === undefined) return refuse('NOTICE_NOT_FOUND');
    if (read > 0)
      await recordAudit(tx, ctx, {
        action: 'notices.read',
        subject: `user:${userId}`,
        details: { notices: String(read) },
      });
    return read;
  });
}

interface Marking extends BodyOf<typeof readNoticesRoute> {
  userId: string;
  now: Temporal.Instant;
}

/** @returns how many were unread; undefined: there is none such. */
async function markRead(
  tx: Tx,
  { userId, newest, oldest, about, now }: Marking,
): Promise<number | undefined> {
  if (about !== undefined)
    return await markNoticesAbout(tx, { userId, about, newest: newest ?? null, now });
  if (newest === undefined || !(await hasNotice(tx, userId, newest))) return undefined;
  return await markNoticesRead(tx, { userId, newest, oldest: oldest ?? null, now });
}
