import type { Session } from '../../contract/sessions.ts';
import { shortAddress } from '../limits/short-address.ts';
import { deviceWords } from './device-words.ts';
import type { ListedSession } from './sessions-store.ts';

const shown = (instant: Temporal.Instant) => instant.toString({ fractionalSecondDigits: 3 });

/** A sign-in as its owner may see it: nothing of its token or its cookie. */
export function sessionView(session: ListedSession, currentId: string): Session {
  return {
    _id: session.id,
    device: deviceWords(session.device),
    place: shortAddress(session.address),
    signedInAt: shown(session.createdAt),
    lastUsedAt: shown(session.lastSeenAt),
    current: session.id === currentId,
  };
}
