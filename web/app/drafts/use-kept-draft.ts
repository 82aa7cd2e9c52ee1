import { useEffect, useRef, useState } from 'react';
import { beforeSignedOut } from '../leave-app.ts';
import { haveDraftKey } from './draft-seal.ts';
import { keepDraft, takeDraft, type DraftName, type TypedFields } from './kept-drafts.ts';

interface DraftKeeping {
  userId: string | undefined;
  name: DraftName;
  /** What differs from an empty form, and may be kept: never a PIN or a password. */
  typed: TypedFields;
  /** It opened empty, so what was kept may stand in it. */
  opensEmpty: boolean;
  /** Asked when the session ends: an order that went out is no draft any more. */
  isOver?: () => boolean;
  onTaken: (typed: TypedFields) => void;
}

/** Keeps what is typed through a sign-out by time, for the same person in the same tab. Answers whether it stands in the form again, and the way to say it was dealt with. */
export function useKeptDraft(keeping: DraftKeeping) {
  const { userId, name, typed, opensEmpty } = keeping;
  const [taken, setTaken] = useState(false);
  const latest = useRef(keeping);
  useEffect(() => {
    latest.current = keeping;
  });
  const hasTyped = Object.keys(typed).length > 0;
  // When the session is over the bank gives no key any more.
  useEffect(() => {
    if (hasTyped) void haveDraftKey();
  }, [hasTyped]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    if (opensEmpty) {
      void takeDraft({ userId, name }).then((kept) => {
        // Whoever types already goes on with that.
        if (kept === undefined || Object.keys(latest.current.typed).length > 0) return;
        latest.current.onTaken(kept);
        setTaken(true);
      });
    }
    return beforeSignedOut(async () => {
      const { typed: last, isOver } = latest.current;
      if (Object.keys(last).length > 0 && isOver?.() !== true) await keepDraft({ userId, name }, last);
    });
  }, [userId, name, opensEmpty]);
  return { taken, forget: () => setTaken(false) };
}
