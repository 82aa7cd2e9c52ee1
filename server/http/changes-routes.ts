import { Readable } from 'node:stream';
import { changesBeatSeconds } from '../../contract/calls/change-topics.ts';
import { watchChangesRoute } from '../../contract/calls/changes.ts';
import { refuse } from '../base/refusal.ts';
import { createFairPlaces } from '../services/turns/fair-places.ts';
import type { ChangeWatch } from '../services/changes/change-watch.ts';
import { refuseFor } from '../services/limits/refuse-for.ts';
import { bindRoute, type Call } from './bind-route.ts';
import { bearerToken } from './guard.ts';

/** Open answers of one person: one for each page in sight, on all devices together. */
const mostOfOne = 12;

/** Open answers of a server. Each keeps a connection, and payments need some too. */
const usualPlaces = 2_000;

/** A connection that takes no bytes is cut, so that it holds no memory. */
const mostUnreadBytes = 4_096;

/** Of no meaning: it says that the connection is alive. */
const beatLine = ': open\n\n';

/** The call that stays open and says that something has changed. */
export function callsOfChanges({
  watch,
  mostWatching = usualPlaces,
}: {
  watch: ChangeWatch;
  mostWatching: number | undefined;
}): Call[] {
  const places = createFairPlaces(mostWatching);
  return [
    // An answer that is open would keep the server from closing.
    (app) => void app.addHook('preClose', async () => watch.close()),

    bindRoute(watchChangesRoute, async (ctx, { query }, { request, reply }) => {
      const { caller, session } = ctx;
      const { userId, role } = session;
      if (places.of(caller.person) >= mostOfOne) refuseFor(60_000);
      if (ctx.bank.stopping.aborted) refuse('BUSY', { retryAfterSeconds: 30 });

      const events = new Readable({ read: () => undefined });
      let hasEnded = false;
      const push = (text: string) => void (hasEnded || events.push(text));
      const end = () => {
        if (!hasEnded) events.push(null);
        hasEnded = true;
      };
      const isLive = async () =>
        (await ctx.bank.sessions.read(bearerToken(request) ?? '', { isUse: false })) !== undefined;
      /** Nothing is said to a session that is over: its page asks again, and is refused. */
      const say = async (text: string) => {
        // One that has ended is still here where no one reads its end.
        if (hasEnded || events.readableLength > mostUnreadBytes) events.destroy();
        else if (await isLive().catch(() => false)) push(text);
        else end();
      };
      const place = places.take(caller, 1, () => events.destroy());
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
        place.giveBack();
      });
      // A page may have left before this answer began: its connection says so once only.
      if (reply.raw.destroyed) events.destroy();
      else reply.raw.once('close', () => events.destroy());
      return { status: 200, events };
    }),
  ];
}
