import { useEffect, useEffectEvent } from 'react';
import { draftPrefix, type DraftName } from './draft-places.ts';

const isAnyKept = () => Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));

/**
 * Opens the form of a page where something typed before a sign-out by time waits for it. The code
 * that opens a draft is loaded where there is one.
 */
export function useWaitingDraft(
  name: DraftName,
  userId: string | undefined,
  open: () => void,
): void {
  const openForm = useEffectEvent(open);
  useEffect(() => {
    if (userId === undefined || !isAnyKept()) return undefined;
    let isLeft = false;
    const look = async () => {
      const { isDraftKept } = await import('./kept-drafts.ts');
      if (!isLeft && isDraftKept({ userId, name })) openForm();
    };
    // Out of reach: the draft waits for the next visit.
    void look().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [userId, name]);
}
