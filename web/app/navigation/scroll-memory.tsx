import { useLayoutEffect, useRef } from 'react';
import type { Address } from './address.ts';
import { readPlace, rememberPlace, returnToPlace } from './scroll-places.ts';

/**
 * A new page starts at the top and going back returns to the place. A page that replaces its own
 * address, as a search does while it is typed, stays put.
 */
export function ScrollMemory({ address }: { address: Address }) {
  const { key, pathname, hash, arrival } = address;
  const pageBefore = useRef('');
  useLayoutEffect(() => {
    const samePage = pageBefore.current === pathname;
    pageBefore.current = pathname;
    let stopReturning: (() => void) | undefined;
    if (arrival === 'pop' && hash === '') stopReturning = returnToPlace(readPlace(key));
    else if (arrival === 'push' || !samePage) window.scrollTo(0, 0);

    const remember = () => rememberPlace(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      stopReturning?.();
    };
  }, [key, pathname, hash, arrival]);
  return null;
}
