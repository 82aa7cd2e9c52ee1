import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useAddress } from './address.ts';

/** The visit that has been led to its part: what comes again on the page takes no focus. */
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
