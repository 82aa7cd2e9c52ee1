import { useEffect, useRef, useState } from 'react';
import { keyOf, type DraftName, type TypedFields } from './draft-places.ts';

export interface DraftKeeping {
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

/**
 * Keeps what is typed through a sign-out by time, for the same person in the same tab. Answers whether it stands in the form again, and the way to say that it
 * was dealt with. What does so is loaded with the first thing typed: a form that is only looked at has nothing to keep.
 */
export function useKeptDraft(keeping: DraftKeeping) {
  const { userId, name, typed } = keeping;
  const [taken, setTaken] = useState(false);
  const latest = useRef(keeping);
  useEffect(() => {
    latest.current = keeping;
  });
  const isNeeded = Object.keys(typed).length > 0 || (userId !== undefined && sessionStorage.getItem(keyOf({ userId, name })) !== null);
  useEffect(() => {
    if (!isNeeded || userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const start = async () => {
      const { watchDraft } = await import('./watch-draft.ts');
      if (!isStopped)
        stop = watchDraft(
          () => ({ ...latest.current, userId }),
          () => setTaken(true),
        );
    };
    // Out of reach: then nothing is kept.
    void start().catch(() => undefined);
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [isNeeded, userId]);
  return { taken, forget: () => setTaken(false) };
}
