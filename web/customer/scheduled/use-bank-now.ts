import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { scheduledQuery } from '../../api/scheduled-queries.ts';

const beatMs = 5_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for the page, however many rows look at it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, beatMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const beat = () => Math.floor(Date.now() / beatMs) * beatMs;

/** The time at the bank, whatever the clock of this device says; undefined until it is known. */
export function useBankNow(): number | undefined {
  const aheadMs = useQuery(scheduledQuery).data?.aheadMs;
  const now = useSyncExternalStore(subscribe, beat);
  return aheadMs === undefined ? undefined : now + aheadMs;
}
