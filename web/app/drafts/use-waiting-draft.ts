import { useEffect, useEffectEvent } from 'react';
import type { DraftName } from './draft-places.ts';
import { isDraftKept } from './kept-drafts.ts';

/** Opens the form of a page where something typed before a sign-out by time waits for it. */
export function useWaitingDraft(
  name: DraftName,
  userId: string | undefined,
  open: () => void,
): void {
  const openForm = useEffectEvent(open);
  useEffect(() => {
    if (userId !== undefined && isDraftKept({ userId, name })) openForm();
  }, [userId, name]);
}
