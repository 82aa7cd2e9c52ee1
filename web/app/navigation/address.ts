import { createContext, use, useCallback, useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { afterMove, entryNumberOf, numberKey } from '../../ui/windows/back-step.ts';

/** The way to an address: by a link, in place of the one before, or by Back or a load. */
type Arrival = 'push' | 'replace' | 'pop';

/** The parts of the address for the names in its route: `id` for `:id`. */
export type Params = Readonly<Record<string, string | undefined>>;

/** One entry of the browser's history. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
  /** Names this visit: going back comes to the same key. */
  key: string;
  arrival: Arrival;
  /** The state that the page before handed on. */
  state: unknown;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** The state that an entry of ours keeps in the history, with its number. */
interface Kept {
  key?: string;
  handedOn?: unknown;
}

const kept = () => (history.state ?? {}) as Kept;
/** An entry that a link to a part of the page made has no key of ours. */
const keyNow = () => kept().key ?? 'default';

let latest: { key: string; arrival: Arrival } | undefined;

/**
 * Gives the entry that the document was loaded at a number, so that going on counts from it, and a
 * key of its own, so that a page opened by its address does not begin where another one was left.
 */
export function numberEntries(): void {
  const state = kept();
  const number = entryNumberOf(state);
  if (number !== undefined && state.key !== undefined) return;
  history.replaceState({ ...state, [numberKey]: number ?? 0, key: state.key ?? newKey() }, '');
}

const newKey = () => Math.random().toString(36).slice(2);

/** Goes to an address of the app. The same address again makes no second entry. */
export function navigate(to: string, { replace, state }: NavigateOptions = {}): void {
  const { href } = new URL(to, location.href);
  const inPlace = replace ?? href === location.href;
  afterMove(() => enter(href, inPlace, state), { inPlace });
}

function enter(href: string, inPlace: boolean, state: unknown): void {
  const number = entryNumberOf(kept()) ?? 0;
  const key = newKey();
  latest = { key, arrival: inPlace ? 'replace' : 'push' };
  const entry = { [numberKey]: inPlace ? number : number + 1, key, handedOn: state };
  if (inPlace) history.replaceState(entry, '', href);
  else history.pushState(entry, '', href);
}

let known: { href: string; address: Address } | undefined;

/** The same object for as long as the browser stays at the entry. */
function addressNow(): Address {
  const key = keyNow();
  const { href, pathname, search, hash } = location;
  if (known?.href === href && known.address.key === key) return known.address;
  // Forward comes back to an entry that was pushed: that is no push.
  if (latest?.key !== key) latest = undefined;
  const arrival = latest?.arrival ?? 'pop';
  const address = { pathname, search, hash, key, arrival, state: kept().handedOn };
  known = { href, address };
  return address;
}

/** Where the browser is, at once. */
export function useWantedAddress(): Address {
  useLocationProperty(() => `${keyNow()} ${location.href}`);
  return addressNow();
}

/** The address of the page in sight: it may be behind, while the next page is on its way. */
export const ShownAddress = createContext<(Address & { params?: Params }) | undefined>(undefined);

export function useAddress() {
  const address = use(ShownAddress);
  if (!address) throw new Error('There is no page here.');
  return address;
}

/** @returns the parts of the address for the names of its route. */
export const useParams = (): Params => useAddress().params ?? {};

/** The parts that a search is made from. */
type SearchParts = Record<string, string> | URLSearchParams;
type NextSearch = SearchParts | ((now: URLSearchParams) => SearchParts);

/** The search behind `?`, and a way to change it. The router's own decodes `%2525` twice. */
export function useSearchParams() {
  const { pathname, search } = useAddress();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NextSearch, options?: NavigateOptions) => {
      const parts = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      const text = new URLSearchParams(parts).toString();
      navigate(pathname + (text === '' ? '' : `?${text}`), options);
    },
    [pathname, search],
  );
  return [params, setParams] as const;
}
