import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Moves the focus to what took the place of what had it. */
export function useFocusOnChange(target: RefObject<HTMLElement | null>, shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    target.current?.focus();
  }, [target, shown]);
}
