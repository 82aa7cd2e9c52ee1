import type { FastifyInstance } from 'fastify';
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
import type { BankToBind } from '../../bank.ts';
import { textFromInstant } from '../../base/clock.ts';
import { bindRoute } from '../../http/bind-route.ts';
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

export function bindSessions(app: FastifyInstance, bank: BankToBind): void {
  bindRoute(app, bank, listSessionsRoute).to(async (ctx) => ({
    status: 200,
    body: {
      sessions: (await listSessions(ctx)).map((session) => sessionView(session, ctx.session.id)),
    },
  }));

  bindRoute(app, bank, getSessionTimeRoute).to(async (ctx) => ({
    status: 200,
    body: await timeOfSession(ctx),
  }));

  bindRoute(app, bank, getDraftKeyRoute).to(async ({ session }) => ({
    status: 200,
    body: { key: bank.secrets.mac('draft-key', session.userId).toString('base64') },
  }));

  bindRoute(app, bank, endSessionRoute).to(async (ctx, { params }) => {
    await endOneSession(ctx, params.id);
    return { status: 200, body: said('SESSION_ENDED') };
  });

  bindRoute(app, bank, endOtherSessionsRoute).to(async (ctx) => {
    const ended = await endOtherSessions(ctx);
    return {
      status: 200,
      body: {
        ...(ended === 0 ? said('NO_OTHER_SESSIONS') : said('OTHER_SESSIONS_ENDED')),
        ended,
      },
    };
  });
}
