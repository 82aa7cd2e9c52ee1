import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LateIdleWatch } from '../idle/late-idle-watch.tsx';
import { noteEntry } from '../../ui/back-step.ts';
import { OfflineLine } from '../../ui/offline-line.tsx';
import { RenderFailures } from './render-failures.tsx';
import { Pages } from './route-table.tsx';
import { ScrollMemory } from './scroll-memory.tsx';
import '../print.css';

/** What every page of the app has. */
export function RootLayout() {
  const { pathname, key } = useLocation();
  useEffect(noteEntry, [key]);
  return (
    <>
      <OfflineLine />
      <RenderFailures address={pathname}>
        <Suspense>
          <Pages />
          <ScrollMemory />
        </Suspense>
      </RenderFailures>
      <LateIdleWatch />
    </>
  );
}
