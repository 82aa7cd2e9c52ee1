import { Suspense, lazy, useEffect, useState } from 'react';
import { readSession } from '../../api/session.ts';

const IdleWatch = lazy(async () => ({ default: (await import('./idle-watch.tsx')).IdleWatch }));

/** No limit is shorter than minutes, so the watch is none of the first view's business. */
const startMs = 30_000;

export function LateIdleWatch() {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), startMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{started && readSession() !== undefined && <IdleWatch />}</Suspense>;
}
