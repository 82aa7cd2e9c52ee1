import type { ReactNode } from 'react';
import { Suspense, useDeferredValue } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAddress } from './address.ts';
import { PageFailures } from './page-failures.tsx';

interface FramedPageProps {
  /** Until then empty lines take its place; a page that was shown stays, whatever is asked. */
  ready?: boolean;
  children: ReactNode;
}

/** The page within the frame of its area; where it fails, the frame stays. */
export function FramedPage({ ready = true, children }: FramedPageProps) {
  const { pathname } = useAddress();
  // Deferred, and within the boundary: a page whose file is there already is drawn at once. Else
  // React would draw the empty lines for it as a fallback, and keep them for 300 ms.
  const isReady = useDeferredValue(ready, false);
  return (
    <PageFailures address={pathname}>
      <Suspense fallback={<Skeleton lines={6} />}>
        {isReady ? children : <Skeleton lines={6} />}
      </Suspense>
    </PageFailures>
  );
}
