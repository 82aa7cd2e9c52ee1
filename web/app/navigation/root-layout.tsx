import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { noteEntry } from '../../ui/windows/back-step.ts';
import { OfflineLine } from '../../ui/feedback/offline-line.tsx';
import { LatePart } from '../late-part.tsx';
import { GoingBar } from './going-bar.tsx';
import { PageFailures } from './page-failures.tsx';
import { Pages, routeOf } from './route-table.ts';
import { ScrollMemory } from './scroll-memory.tsx';
import { useNewerBuild } from './use-newer-build.ts';
import { useAddressTitle } from '../../ui/window-title.ts';
import '../print.css';

/** When what the first view asks for has come. */
const backgroundAfterMs = 3_000;
const loadBackground = async () => (await import('../background-work.tsx')).BackgroundWork;

/** No limit is shorter than minutes. */
const idleAfterMs = 30_000;
const loadIdleWatch = async () => (await import('../idle/idle-watch.tsx')).IdleWatch;

/**
 * What every page of the app has. While the page of a new address is on its way, the one before
 * stays in sight and a bar says that something moves.
 */
export function RootLayout() {
  const location = useLocation();
  const how = useNavigationType();
  const wanted = useMemo(() => ({ location, how }), [location, how]);
  const shown = useDeferredValue(wanted);
  useEffect(noteEntry, [location.key]);
  // The page in sight, which may be the one before, names the window.
  useAddressTitle(routeOf(shown.location.pathname)?.title);
  useNewerBuild(location.pathname);
  return (
    <>
      <OfflineLine />
      <GoingBar going={shown !== wanted} />
      <PageFailures address={shown.location.pathname} whole>
        <Suspense>
          <Pages location={shown.location} />
          <ScrollMemory {...shown} />
        </Suspense>
      </PageFailures>
      <LatePart startMs={backgroundAfterMs} load={loadBackground} />
      <LatePart startMs={idleAfterMs} load={loadIdleWatch} />
    </>
  );
}
