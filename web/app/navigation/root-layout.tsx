import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { noteEntry } from '../../ui/windows/back-step.ts';
import { OfflineLine } from '../../ui/feedback/offline-line.tsx';
import { backgroundAfterMs, latePart } from '../late-part.tsx';
import { navigate, ShownAddress, useAddress, useWantedAddress } from './address.ts';
import { GoingBar } from './going-bar.tsx';
import { PageFailures } from './page-failures.tsx';
import { placeAt } from './route-table.ts';
import { ScrollMemory } from './scroll-memory.tsx';
import { useNewerBuild } from './use-newer-build.ts';
import { useAddressTitle } from '../../ui/window-title.ts';
import '../../styles/paper.css';

// No screen shows it, so the first view does not wait for it.
const letterheadAfterMs = 1_000;
const PrintHead = latePart(async () => (await import('../print-head.tsx')).PrintHead, {
  afterMs: letterheadAfterMs,
});

const BackgroundWork = latePart(
  async () => (await import('../background-work.tsx')).BackgroundWork,
  { afterMs: backgroundAfterMs },
);

/** No limit is shorter than minutes. */
const idleAfterMs = 30_000;
const IdleWatch = latePart(async () => (await import('../idle/idle-watch.tsx')).IdleWatch, {
  afterMs: idleAfterMs,
});

/** The path and the way to change it, for links, redirections and the kit. */
const useShownPath = (): [string, typeof navigate] => [useAddress().pathname, navigate];

/**
 * The frame of every page of the app. While the page of a new address is on its way, the one before
 * stays in sight and a bar says that something moves.
 */
export function RootLayout() {
  const wanted = useWantedAddress();
  const shown = useDeferredValue(wanted);
  const here = useMemo(() => ({ ...shown, ...placeAt(shown.pathname) }), [shown]);
  useEffect(noteEntry, [wanted.key]);
  // The page in sight, which may be the one before, names the window.
  useAddressTitle(here.place?.routes.at(-1)?.title);
  useNewerBuild(wanted.pathname);
  return (
    <ShownAddress value={here}>
      {/* oxlint-disable-next-line react/hooks -- the router calls it as a hook */}
      <Router hook={useShownPath}>
        <PrintHead />
        <OfflineLine />
        <GoingBar going={shown !== wanted} />
        <PageFailures address={shown.pathname} whole>
          <Suspense>
            {here.place?.element}
            <ScrollMemory address={shown} />
          </Suspense>
        </PageFailures>
        <BackgroundWork />
        <IdleWatch />
      </Router>
    </ShownAddress>
  );
}
