import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { readSession } from '../api/session.ts';
import { bringLostStyles } from './navigation/lost-styles.ts';

/** When what the first view asks for has come. */
export const backgroundAfterMs = 3_000;

interface LatePartProps {
  startMs: number;
  load: () => Promise<ComponentType>;
  /** Shown at once after the first time: each page draws its place again. */
  again?: boolean;
}

const shown = new WeakMap<LatePartProps['load'], ComponentType>();

/**
 * A part of a signed-in page that the first view can do without. It is fetched late, and again
 * while the bank is out of reach: an outage must not take down the page, on which a payment may be
 * in doubt.
 */
export function LatePart({ startMs, load, again = false }: LatePartProps) {
  const [Part, setPart] = useState(() => (again ? shown.get(load) : undefined));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const fetchPart = async () => {
      try {
        await bringLostStyles();
        const loaded = await load();
        shown.set(load, loaded);
        setPart(() => loaded);
      } catch {
        plan();
      }
    };
    const plan = () => {
      timer = setTimeout(() => void fetchPart(), startMs);
    };
    plan();
    return () => clearTimeout(timer);
  }, [startMs, load]);
  return Part !== undefined && readSession() !== undefined && <Part />;
}
