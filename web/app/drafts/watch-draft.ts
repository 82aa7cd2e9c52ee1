import { isSending } from '../../api/client.ts';
import { beforeSignedOut } from '../leave-app.ts';
import type { DraftKeeping } from './draft-places.ts';
import { haveDraftKey } from './draft-seal.ts';
import { keepDraft, takeDraft } from './kept-drafts.ts';

interface WatchedDraft extends DraftKeeping {
  userId: string;
  /** The typed fields may have arrived already. */
  isDoubted: boolean;
}

/**
 * Puts back what was kept, and keeps what is typed when the session ends by time. Returns the way
 * to stop.
 */
export function watchDraft(
  now: () => WatchedDraft,
  onTaken: (isDoubted: boolean) => void,
): () => void {
  const open = async () => {
    const kept = await takeDraft(now());
    // A customer who has begun to type keeps what they typed.
    if (kept === undefined || Object.keys(now().typed).length > 0) return;
    now().onTaken(kept.typed);
    onTaken(kept.isDoubted);
  };
  // While the session lasts: when it is over the bank gives no key any more.
  void haveDraftKey();
  if (now().opensEmpty) void open();
  return beforeSignedOut(async () => {
    const { typed, isOver, sending, isDoubted, ...place } = now();
    if (Object.keys(typed).length === 0 || isOver?.() === true) return;
    // A form whose own answer was that the session is over still looks busy, but nothing is on its
    // way any more.
    const isUnderway = sending?.isBusy === true && isSending();
    await keepDraft(place, typed, { isDoubted: isDoubted || isUnderway });
  });
}
