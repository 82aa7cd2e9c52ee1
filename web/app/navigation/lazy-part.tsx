import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

type Load<Part> = () => Promise<Part>;

/**
 * Loads a part of the app, waiting first for the connection where there is none: a part that is
 * asked for in vain stays broken until the page is loaded anew, and takes the whole page with it.
 */
async function whenOnline<Part>(load: Load<Part>): Promise<Part> {
  if (!navigator.onLine)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  return await load();
}

/** A part that is fetched when it is first shown. */
export function lazyPart<Props>(
  load: Load<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await whenOnline(load) }));
}

/** Fetches a part that somebody reaches for. Who opens it hears when it failed. */
export function fetchAhead(load: Load<unknown>): void {
  whenOnline(load).catch(() => undefined);
}
