import type { ComponentType } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { readSession } from '../api/session.ts';
import { ownsItsFailure } from './navigation/lazy-part.tsx';
import { type Load, partFile } from './navigation/load-part.ts';
import type { Lost } from './navigation/part-failures.tsx';

/** When what the first view asks for has come. */
export const backgroundAfterMs = 3_000;

interface LatePartSetting {
  afterMs: number;
  /** Shown at once after the first time: each page draws its place again. */
  again?: boolean;
  lost?: Lost;
}

/**
 * A part of a signed-in page that the first view can do without. It is fetched late, and while the
 * bank is out of reach again, ever slower.
 */
export function latePart(
  load: Load<ComponentType>,
  { afterMs, again = false, lost = 'nothing' }: LatePartSetting,
): ComponentType {
  const file = partFile(load);
  const Part = ownsItsFailure(file, lost);
  return function LatePart() {
    const [isDue, setDue] = useState(again && file.part !== undefined);
    useEffect(() => {
      // Also when it did not come: then it says so, and asks again.
      const fetchPart = () => file.ask().finally(() => setDue(true));
      const timer = setTimeout(() => void fetchPart().catch(() => undefined), afterMs);
      return () => clearTimeout(timer);
    }, []);
    return (
      isDue &&
      readSession() !== undefined && (
        <Suspense>
          <Part />
        </Suspense>
      )
    );
  };
}
