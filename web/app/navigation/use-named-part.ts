import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useAddress } from './address.ts';

/** The visit that already led to its part, so that a redraw takes no focus. */
let ledTo = '';

/**
 * The heading of a part that an address names behind its `#`: who comes by it begins there, and not
 * at the top of the page.
 */
export function useNamedPart(name: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useAddress();
  useEffect(() => {
    const visit = `${key}${hash}`;
    if (hash !== `#${name}` || visit === ledTo) return;
    ledTo = visit;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key, name]);
  return heading;
}
