import { useEffect, useEffectEvent } from 'react';
import { guardBack, guardUnload, type AskFirst } from './leave-guard.ts';

/** While `active`, Back asks instead of leaving the page. */
export function useBackGuard(active: boolean, ask: AskFirst): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => (active ? guardBack((goOn) => askNow(goOn)) : undefined), [active]);
}

/** While `active`, the browser asks before the page is closed or loaded anew. */
export function useUnloadQuestion(active: boolean): void {
  useEffect(() => (active ? guardUnload() : undefined), [active]);
}

/** For a window with something in it that leaving would lose: Back is one more way to close it, and the tab is not closed unasked. */
export function useLeaveGuard(active: boolean, leave: () => void): void {
  useBackGuard(active, leave);
  useUnloadQuestion(active);
}
