import { useEffect, useRef } from 'react';
import { isSending } from '../../api/client.ts';
import { isAttemptKept } from '../../customer/payments/payment-attempt.ts';
import { isLeavingGuarded } from '../../ui/windows/leave-guard.ts';
import { takeNewerBuild } from './newer-build.ts';
import { routeOf } from './route-table.ts';

/** Whether the cursor is in something half typed. */
function isTyping(): boolean {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== '';
}

/**
 * A tab that is older than the bank's pages takes the new ones when somebody goes to another page:
 * never while something half typed or an order on its way would be lost, and not from one case of a
 * page to the next, which says there what became of the first.
 */
export function useNewerBuild(pathname: string): void {
  const route = routeOf(pathname);
  const before = useRef(route);
  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    if (!isLeavingGuarded() && !isSending() && !isAttemptKept() && !isTyping()) takeNewerBuild();
  }, [route]);
}
