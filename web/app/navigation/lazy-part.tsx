import type { ComponentType } from 'react';
import { use } from 'react';
import { bringLostStyles, stylesAreLost } from './lost-styles.ts';
import { reloadIfOlder } from './newer-build.ts';

/** A part's file did not come. Asked for again, it may. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
}

type Load<Part> = () => Promise<Part>;

const pausesMs = [400, 1_200];
const pause = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));

/** Takes back what failed to load, so that it is asked for again. */
const failures = new Set<() => void>();

/** Lets every part that could not be loaded be asked for again, when it is next shown. */
export function forgetFailedParts(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** What has come with its styles: it needs no connection any more. */
const fetched = new WeakMap<Load<unknown>, unknown>();

/** Waits first for the connection where there is none, and for styles that failed before. */
async function whenOnline<Part>(load: Load<Part>): Promise<Part> {
  if (fetched.has(load)) return fetched.get(load) as Part;
  if (!navigator.onLine)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  await bringLostStyles();
  const part = await load();
  if (!stylesAreLost()) fetched.set(load, part);
  return part;
}

/**
 * Loads a file, and tries again when it does not come.
 * @throws {PartNotLoaded}
 */
export async function loadPart<Part>(load: Load<Part>): Promise<Part> {
  for (const ms of pausesMs) {
    try {
      return await whenOnline(load);
    } catch {
      await reloadIfOlder();
      await pause(ms);
    }
  }
  try {
    return await whenOnline(load);
  } catch (cause) {
    throw new PartNotLoaded('A file of the page did not come.', { cause });
  }
}

/** Loads a file when it is first asked for; after that it needs no connection. */
export const loadOnce =
  <Part,>(load: Load<Part>): Load<Part> =>
  () =>
    loadPart(load);

/**
 * A part that is fetched when it is first shown. A load that fails is tried again, at once where
 * the tab is older than the bank's pages; then the part's boundary hears of it, and
 * `forgetFailedParts` lets it be tried once more.
 */
export const lazyPart = <Props extends object>(
  load: Load<ComponentType<Props>>,
): ComponentType<Props> => shownOnceLoaded(() => loadPart(load));

/** The same for the file of a page, which is fetched ahead. */
export const lazyPage = (load: Load<{ Page: ComponentType }>): ComponentType =>
  shownOnceLoaded(async () => (await loadPart(load)).Page);

function shownOnceLoaded<Props extends object>(
  begin: Load<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = () => {
    const started = begin();
    // Kept until then: what shows the failure asks again while it is drawn.
    started.catch(() => failures.add(() => (loading = undefined)));
    return started;
  };
  return function LazyPart(props: Props) {
    const Part = use((loading ??= start()));
    return <Part {...props} />;
  };
}

/** Fetches a part that somebody reaches for. Who opens it hears when it failed. */
export function fetchAhead(load: Load<unknown>): void {
  whenOnline(load).catch(() => undefined);
}
