import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where a form takes the place of buttons and gives it back: on the form's first
 * field when it opens, and on the first button when it closes. Else it would fall out of the queue,
 * whose keys work only while it is inside: before the page is painted, so that a key pressed at the
 * sight of the buttons is not lost. A form that chooses its own field keeps it.
 */
export function useFocusInside<Place extends HTMLElement>(open: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef(open);
  useLayoutEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (!place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [open]);
  return place;
}
