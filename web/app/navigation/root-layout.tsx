import { Suspense, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Router } from 'wouter';
import { noteEntry } from '../../ui/windows/back-step.ts';
import { OfflineLine } from '../../ui/feedback/offline-line.tsx';
import { backgroundAfterMs, latePart } from './late-part.tsx';
import { type Address, navigate, ShownAddress, useAddress, useWantedAddress } from './address.ts';
import { mayLoadAgain } from './may-load-again.ts';
import { takeNewerBuild } from './newer-build.ts';
import { PageFailures } from './page-failures.tsx';
import { placeAt, routeOf } from './route-table.ts';
import { readPlace, rememberPlace, returnToPlace } from './scroll-places.ts';
import { useAddressTitle } from '../../ui/window-title.ts';
import '../../styles/paper.css';
import './navigation.css';

// No screen shows it, so the first view does not wait for it.
const letterheadAfterMs = 1_000;
const PrintHead = latePart(async () => (await import('../print-head.tsx')).PrintHead, {
  afterMs: letterheadAfterMs,
  lost: 'nothing',
});

const BackgroundWork = latePart(
  async () => (await import('../background-work.tsx')).BackgroundWork,
  {
    afterMs: backgroundAfterMs,
    lost: 'nothing',
  },
);

/** No limit is shorter than minutes. */
const idleAfterMs = 30_000;
const IdleWatch = latePart(async () => (await import('../idle/idle-watch.tsx')).IdleWatch, {
  afterMs: idleAfterMs,
  lost: 'nothing',
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

const goingMark = 'data-going';

/** Marks the pressed link until its page is there: who sees nothing presses again. */
function markPressedLink({ target, defaultPrevented }: MouseEvent): void {
  // Where the router goes, it has taken the press from the browser.
  if (defaultPrevented && target instanceof Element)
    target.closest('a[href]')?.setAttribute(goingMark, '');
}

/** Says that the next page is on its way: the pressed link at once, a bar after a moment. */
function GoingBar({ going }: { going: boolean }) {
  useEffect(() => {
    addEventListener('click', markPressedLink);
    return () => removeEventListener('click', markPressedLink);
  }, []);
  useEffect(() => {
    if (going) return;
    for (const link of document.querySelectorAll(`[${goingMark}]`)) link.removeAttribute(goingMark);
  });
  return (
    <div
      className="going-bar"
      role="presentation"
      aria-busy={going || undefined}
      data-going={going}
    />
  );
}

/**
 * A new page starts at the top and going back returns to the place. A page that replaces its own
 * address, as a search does while it is typed, stays put.
 */
function ScrollMemory({ address }: { address: Address }) {
  const { key, pathname, hash, arrival } = address;
  const pageBefore = useRef('');
  useLayoutEffect(() => {
    const samePage = pageBefore.current === pathname;
    pageBefore.current = pathname;
    let stopReturning: (() => void) | undefined;
    if (arrival === 'pop' && hash === '') stopReturning = returnToPlace(readPlace(key));
    else if (arrival === 'push' || !samePage) window.scrollTo(0, 0);

    const remember = () => rememberPlace(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      stopReturning?.();
    };
  }, [key, pathname, hash, arrival]);
  return null;
}

/**
 * A tab that is older than the bank's pages takes the new ones when the person goes to another
 * page, and not from one case of a page to the next, which says there how the first one ended.
 */
function useNewerBuild(pathname: string): void {
  const route = routeOf(pathname);
  const before = useRef(route);
  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    if (mayLoadAgain()) takeNewerBuild();
  }, [route]);
}
