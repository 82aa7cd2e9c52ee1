import type { ComponentType } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { lazyWindow } from './navigation/lazy-part.tsx';
import { fetchAhead } from './navigation/load-part.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches a window once the person is at the page: it is there before they press, mostly. */
export function useWindowAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const begun = new AbortController();
    const fetchOnce = () => {
      begun.abort();
      fetchAhead(load);
    };
    for (const sign of signsOfLife) addEventListener(sign, fetchOnce, { signal: begun.signal });
    return () => begun.abort();
  }, [load]);
}

/** A window whose file a page does not wait for. */
export function lateWindow<Props extends { open: boolean }>(
  load: Load<Props>,
): ComponentType<Props> {
  const LazyWindow = lazyWindow(load);
  return function LateWindow(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    useWindowAhead(load);
    // Once drawn it stays, so that it closes in its own time and gives the focus back.
    return wasOpened ? (
      <Suspense>
        <LazyWindow {...props} />
      </Suspense>
    ) : null;
  };
}
