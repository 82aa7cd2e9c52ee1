import { readSession } from '../../api/session.ts';
import { linkOf } from '../../ui/windows/leave-guard.ts';
import { fetchAhead } from './part-file.ts';
import { placeAt } from './route-table.ts';

/** The person is on the way there, or may yet go elsewhere. */
type Intent = 'goes' | 'reaches';

/** Fetches the files and the first data of a whole address, all at the same time. */
export function preload(address: string, intent: Intent): void {
  const { pathname, searchParams: search } = new URL(address);
  const { place, params = {} } = placeAt(pathname) ?? {};
  for (const { role, page, asks, looks } of place?.routes ?? []) {
    if (role !== undefined && readSession()?.role !== role) return;
    if (page) fetchAhead(page);
    asks?.({ params, search });
    if (intent === 'goes') looks?.({ params, search });
  }
}

/** A person who passes over a link on the way to another does not want its page. */
const dwellMs = 80;

/** Preloads the present address, and from now on those of links that the person reaches for. */
export function preloadAhead(): void {
  preload(location.href, 'goes');
  let dwell: ReturnType<typeof setTimeout> | undefined;
  const reach = (event: Event) => {
    clearTimeout(dwell);
    const link = linkOf(event);
    if (link) dwell = setTimeout(() => preload(link.href, 'reaches'), dwellMs);
  };
  for (const type of ['pointerover', 'focusin']) addEventListener(type, reach, { passive: true });
  addEventListener('click', (event) => {
    clearTimeout(dwell);
    const link = linkOf(event);
    // The router has taken the press and goes there.
    if (link && event.defaultPrevented) preload(link.href, 'goes');
  });
}
