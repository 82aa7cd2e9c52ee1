import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';

/** While a person uses the page, it tells the bank so, at most this often. */
const tellEveryMs = 60_000;
const askAgainMs = 30_000;
/** No timer of a browser runs longer. */
const longestTimerMs = 2_000_000_000;
const secondMs = 1000;

interface SessionEndWatch {
  /** Milliseconds until the sign-in ends; undefined until the bank has said so once. */
  leftMs: number | undefined;
  renewable: boolean;
  renew: () => Promise<void>;
}

/**
 * Knows when the sign-in ends. Work in any tab moves the end: it tells the bank, and the other
 * tabs. From `warnMs` before the end only `renew` does, so that a warning is not brushed away.
 */
export function useSessionEnd(warnMs: number): SessionEndWatch {
  const [end, setEnd] = useState<SharedEnd>();
  const [now, setNow] = useState(Date.now);
  const toldAt = useRef(0);

  const renew = useCallback(async () => {
    toldAt.current = Date.now();
    const { idleSeconds, absoluteSeconds } = await call('GET /api/users/sessions/time', {});
    const endsAtMs = Date.now() + Math.min(idleSeconds, absoluteSeconds) * secondMs;
    shareEnd({ endsAtMs, renewable: idleSeconds < absoluteSeconds });
    setEnd(readSharedEnd());
    setNow(Date.now());
  }, []);

  // Without an answer the end stays unchanged: the next work asks again.
  const tryRenew = useCallback(() => void renew().catch(() => undefined), [renew]);
  const isUnknown = end === undefined;
  // A page that has no answer yet goes on asking: the person may have left, and what the page shows
  // must not stay on the screen.
  useEffect(() => {
    if (!isUnknown) return undefined;
    tryRenew();
    const timer = setInterval(tryRenew, askAgainMs);
    return () => clearInterval(timer);
  }, [isUnknown, tryRenew]);
  useEffect(
    () =>
      onSharedEnd(() => {
        setEnd(readSharedEnd());
        setNow(Date.now());
      }),
    [],
  );
  useEffect(() => {
    const work = () => {
      const warned = end !== undefined && end.endsAtMs - Date.now() <= warnMs;
      if (!warned && Date.now() - toldAt.current >= tellEveryMs) tryRenew();
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events)
      document.addEventListener(event, work, { capture: true, passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, work, { capture: true });
    };
  }, [end, warnMs, tryRenew]);
  useEffect(() => {
    if (end === undefined) return undefined;
    const untilWarning = end.endsAtMs - warnMs - Date.now();
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(longestTimerMs, Math.max(secondMs, untilWarning)),
    );
    return () => clearTimeout(timer);
  }, [end, now, warnMs]);

  return {
    leftMs: end && Math.max(0, end.endsAtMs - now),
    renewable: end?.renewable ?? true,
    renew,
  };
}

/**
 * When the sign-in of this browser ends if it is not used: one for all tabs, kept where all of them
 * read it at once.
 */
interface SharedEnd {
  /** By this computer's clock, in milliseconds. */
  endsAtMs: number;
  /** Use moves it; the absolute limit it cannot pass. */
  renewable: boolean;
}

const key = 'larkmoor.session-ends';

function readSharedEnd(): SharedEnd | undefined {
  try {
    const end = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<SharedEnd> | null;
    return typeof end?.endsAtMs === 'number'
      ? { endsAtMs: end.endsAtMs, renewable: end.renewable === true }
      : undefined;
  } catch {
    return undefined;
  }
}

function shareEnd(end: SharedEnd): void {
  try {
    localStorage.setItem(key, JSON.stringify(end));
  } catch {
    // Full: each tab then counts for itself.
  }
}

/** Calls back when another tab has moved the end. Returns the way to stop listening. */
function onSharedEnd(listener: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
