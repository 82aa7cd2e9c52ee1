import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { NavigationType } from 'react-router';
import { readPlace, rememberPlace, returnToPlace } from './scroll-places.ts';

interface ScrollMemoryProps {
  location: Location;
  how: NavigationType;
}

/**
 * A new page starts at the top and going back returns to the place. What replaces its own address,
 * as a search does while it is typed, stays put.
 */
export function ScrollMemory({ location: { key, pathname, hash }, how }: ScrollMemoryProps) {
  const pageBefore = useRef('');
  useLayoutEffect(() => {
    const samePage = pageBefore.current === pathname;
    pageBefore.current = pathname;
    let stopReturning: (() => void) | undefined;
    if (how === NavigationType.Pop && hash === '') stopReturning = returnToPlace(readPlace(key));
    else if (how === NavigationType.Push || !samePage) window.scrollTo(0, 0);

    const remember = () => rememberPlace(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      stopReturning?.();
    };
  }, [key, pathname, hash, how]);
  return null;
}
