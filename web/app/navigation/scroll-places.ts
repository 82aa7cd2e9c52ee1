import { readSession } from '../../api/session.ts';

const storageKey = 'larkmoor.scroll-places';
/** Content that comes later than this no longer moves the page. */
const patienceMs = 3000;

let places: Record<string, number> | undefined;

function known(): Record<string, number> {
  places ??= JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  return places;
}

/** The place, down the page, at which a visit of a page was left; 0 for one that is new. */
export function readPlace(visit: string): number {
  return known()[visit] ?? 0;
}

export function rememberPlace(visit: string, place: number): void {
  known()[visit] = place;
}

/**
 * Takes over from the browser, which restores before the page has its length again, and lets the
 * places outlive a reload.
 */
export function keepScrollPlaces(): void {
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    // A person who signed out leaves nothing here.
    if (readSession() !== undefined) sessionStorage.setItem(storageKey, JSON.stringify(known()));
  });
}

/**
 * Scrolls to a place as soon as the page is long enough, unless the person scrolls first.
 * @returns the way to give up.
 */
export function returnToPlace(place: number): () => void {
  const given = new AbortController();
  const giveUp = () => given.abort();
  const arrive = () => {
    window.scrollTo(0, place);
    if (window.scrollY >= Math.floor(place)) giveUp();
  };
  arrive();
  if (given.signal.aborted) return giveUp;
  const growth = new ResizeObserver(arrive);
  growth.observe(document.body);
  const timer = setTimeout(giveUp, patienceMs);
  for (const own of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(own, giveUp, { signal: given.signal, passive: true });
  given.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  return giveUp;
}
