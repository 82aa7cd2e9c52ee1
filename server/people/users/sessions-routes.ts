import {
  endOtherSessionsRoute,
  endSessionRoute,
  getDraftKeyRoute,
  getSessionTimeRoute,
  listSessionsRoute,
  type Session,
} from '../../../contract/people/sessions.ts';
import { said } from '../../../contract/calls/said.ts';
import { wordDevice } from '../../../contract/people/device-name.texts.ts';
import { textFromInstant } from '../../base/clock.ts';
import { answerTo } from '../../http/bind-route.ts';
import { shortAddress } from '../../services/limits/network-of.ts';
import { deviceParts } from './device-parts.ts';
import { endOneSession, endOtherSessions, listSessions, timeOfSession } from './own-sessions.ts';
import type { ListedSession } from './sessions-store.ts';

/** A sign-in as its owner may see it: nothing of its token or its cookie. */
function sessionView(session: ListedSession, currentId: string): Session {
  const parts = deviceParts(session.device);
  return {
    _id: session.id,
    device: wordDevice(parts),
    ...parts,
    place: shortAddress(session.address),
    signedInAt: textFromInstant(session.createdAt),
    lastUsedAt: textFromInstant(session.lastSeenAt),
    current: session.id === currentId,
  };
}

export const callsOfSessions = [
  answerTo(listSessionsRoute, async (ctx) => ({
    sessions: (await listSessions(ctx)).map((session) => sessionView(session, ctx.session.id)),
  })),

  answerTo(getSessionTimeRoute, async (ctx) => await timeOfSession(ctx)),

  answerTo(getDraftKeyRoute, async ({ bank, session }) => ({
    key: bank.secrets.mac('draft-key', session.userId).toString('base64'),
  })),

  answerTo(endSessionRoute, async (ctx, { params }) => {
    await endOneSession(ctx, params.id);
    return said('SESSION_ENDED');
  }),

  answerTo(endOtherSessionsRoute, async (ctx) => {
    const ended = await endOtherSessions(ctx);
    return {
      ...(ended === 0 ? said('NO_OTHER_SESSIONS') : said('OTHER_SESSIONS_ENDED')),
      ended,
    };
  }),
];
