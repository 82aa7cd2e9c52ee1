import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { readSession } from '../../api/session.ts';
import { bringLostStyles } from '../navigation/lost-styles.ts';

/** No limit is shorter than minutes, so the watch is none of the first view's business. */
const startMs = 30_000;

/**
 * Fetches the watch late, and again while the bank is out of reach: an outage must not take down
 * the page, on which a payment may be in doubt.
 */
export function LateIdleWatch() {
  const [IdleWatch, setIdleWatch] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        await bringLostStyles();
        const loaded = await import('./idle-watch.tsx');
        setIdleWatch(() => loaded.IdleWatch);
      } catch {
        plan();
      }
    };
    const plan = () => {
      timer = setTimeout(() => void load(), startMs);
    };
    plan();
    return () => clearTimeout(timer);
  }, []);
  return IdleWatch !== undefined && readSession() !== undefined && <IdleWatch />;
}
