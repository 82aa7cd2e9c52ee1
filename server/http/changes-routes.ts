import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { changesBeatSeconds } from '../../contract/change-topics.ts';
import { watchChangesRoute } from '../../contract/changes.ts';
import type { Bank } from '../bank.ts';
import { refuse } from '../base/refusal.ts';
import type { ChangeWatch } from '../services/changes/change-watch.ts';
import { bindRoute } from './bind-route.ts';
import { bearerToken } from './guard.ts';

/** Open answers of one person: one for each page in sight, on all devices together. */
const mostOfOne = 12;

/** Open answers of a server. Each keeps a connection, and payments need some too. */
const mostOfAll = 2_000;

/** A connection that takes no bytes is cut, so that it holds no memory. */
const mostUnreadBytes = 4_096;

/** Of no meaning: it says that the connection is alive. */
const beatLine = ': open\n\n';

/** Binds the call that stays open and says that something has changed. */
export function bindChanges(app: FastifyInstance, bank: Bank, watch: ChangeWatch): void {
  const openOf = new Map<string, number>();
  // An answer that is open would keep the server from closing.
  app.addHook('preClose', async () => watch.close());

  bindRoute(app, bank, watchChangesRoute).to(async ({ session }, { query }, { request, reply }) => {
    const { userId, role } = session;
    const own = openOf.get(userId) ?? 0;
    if (own >= mostOfOne)
      refuse('TOO_MANY_TRIES', { params: { wait: 1, unit: 'minute' }, retryAfterSeconds: 60 });
    if (watch.size() >= mostOfAll || bank.stopping.aborted)
      refuse('BUSY', { retryAfterSeconds: 30 });

    const events = new Readable({ read: () => undefined });
    let hasEnded = false;
    const push = (text: string) => void (hasEnded || events.push(text));
    const end = () => {
      if (!hasEnded) events.push(null);
      hasEnded = true;
    };
    const isLive = async () =>
      (await bank.sessions.read(bearerToken(request) ?? '', { isUse: false })) !== undefined;
    /** Nothing is said to a session that is over: its page asks again, and is refused. */
    const say = async (text: string) => {
      if (events.readableLength > mostUnreadBytes) events.destroy();
      else if (await isLive().catch(() => false)) push(text);
      else end();
    };
    openOf.set(userId, own + 1);
    const remove = watch.add({
      personId: role === 'admin' ? undefined : userId,
      missedSeconds: query.missed ?? 0,
      onReady: () => push(beatLine),
      onChange: (topic) => void say(`event: changed\ndata: ${topic}\n\n`),
      onEnd: end,
    });
    const beat = setInterval(() => void say(beatLine), changesBeatSeconds * 1_000);
    events.once('close', () => {
      clearInterval(beat);
      remove();
      const left = (openOf.get(userId) ?? 1) - 1;
      if (left === 0) openOf.delete(userId);
      else openOf.set(userId, left);
    });
    // A page may have left before this answer began: its connection says so once only.
    if (reply.raw.destroyed) events.destroy();
    else reply.raw.once('close', () => events.destroy());
    return { status: 200, events };
  });
}
