import type { Session } from '../../contract/sessions.ts';
import { textFromInstant } from '../clock.ts';
import { shortAddress } from '../limits/short-address.ts';
import { deviceWords } from './device-words.ts';
import type { ListedSession } from './sessions-store.ts';

/** A sign-in as its owner may see it: nothing of its token or its cookie. */
export function sessionView(session: ListedSession, currentId: string): Session {
  return {
    _id: session.id,
    device: deviceWords(session.device),
    place: shortAddress(session.address),
    signedInAt: textFromInstant(session.createdAt),
    lastUsedAt: textFromInstant(session.lastSeenAt),
    current: session.id === currentId,
  };
}
