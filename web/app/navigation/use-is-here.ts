import { useEffect, useRef } from 'react';
import { useAddress } from './address.ts';

/**
 * Answers whether the person is still at the page of the caller: an answer of the bank that comes
 * late must not call them back from another one. A page stays while the next one loads, so the
 * address is asked too.
 */
export function useIsHere(): () => boolean {
  const { pathname } = useAddress();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current && location.pathname === pathname;
}
