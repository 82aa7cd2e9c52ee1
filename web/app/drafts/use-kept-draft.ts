import { useEffect, useRef, useState } from 'react';
import { keyOf, type DraftKeeping } from './draft-places.ts';

/**
 * Keeps the typed fields through a sign-out by time, for the same person in the same tab. The code
 * for it is loaded with the first thing typed: a form that is only looked at has nothing to keep.
 * @returns whether they are in the form again, whether they may have arrived, and the way to say
 * that this was dealt with.
 */
export function useKeptDraft(keeping: DraftKeeping) {
  const { userId, name, about, typed, sending } = keeping;
  const [taken, setTaken] = useState(false);
  const [isDoubted, setDoubted] = useState(false);
  // It lasts through a change of the fields: what was sent before may have arrived all the same.
  if (sending?.isInDoubt && !isDoubted) setDoubted(true);
  const latest = useRef({ ...keeping, isDoubted });
  useEffect(() => {
    latest.current = { ...keeping, isDoubted };
  });
  const isNeeded =
    Object.keys(typed).length > 0 ||
    (userId !== undefined && sessionStorage.getItem(keyOf({ userId, name, about })) !== null);
  useEffect(() => {
    if (!isNeeded || userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isStopped = false;
    const start = async () => {
      const { watchDraft } = await import('./watch-draft.ts');
      if (!isStopped)
        stop = watchDraft(
          () => ({ ...latest.current, userId }),
          (wasDoubted) => {
            setTaken(true);
            setDoubted(wasDoubted);
          },
        );
    };
    // Out of reach: then nothing is kept.
    void start().catch(() => undefined);
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [isNeeded, userId]);
  const forget = () => {
    setTaken(false);
    setDoubted(false);
  };
  return { taken, isDoubted, forget };
}
