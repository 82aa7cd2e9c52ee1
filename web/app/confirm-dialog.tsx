import type { ComponentProps } from 'react';
import { Suspense, useEffect, useState } from 'react';
import type { ConfirmDialog as Window } from '../ui/confirm-dialog.tsx';
import { fetchAhead, lazyPart } from './navigation/lazy-part.tsx';

const load = async () => (await import('../ui/confirm-dialog.tsx')).ConfirmDialog;
const LazyWindow = lazyPart(load);

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the window once somebody is at the page: it is there before they press, mostly. */
function useFetchAhead(): void {
  useEffect(() => {
    const begun = new AbortController();
    const fetchOnce = () => {
      begun.abort();
      fetchAhead(load);
    };
    for (const sign of signsOfLife) addEventListener(sign, fetchOnce, { signal: begun.signal });
    return () => begun.abort();
  }, []);
}

/** The kit's `ConfirmDialog`, whose file a page does not wait for. */
export function ConfirmDialog(props: ComponentProps<typeof Window>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  useFetchAhead();
  // Once drawn it stays, so that it closes in its own time and gives the focus back.
  return wasOpened ? (
    <Suspense>
      <LazyWindow {...props} />
    </Suspense>
  ) : null;
}
