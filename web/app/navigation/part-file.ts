import { bringLostStyles, stylesAreLost } from './lost-styles.ts';
import { mayLoadAgain } from './may-load-again.ts';
import { reloadIfOlder } from './newer-build.ts';

/** A part's file did not come. Asked for again, it may. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
}

export type Load<Part> = () => Promise<Part>;

const notLoaded = (cause: unknown) =>
  new PartNotLoaded('A file of the page did not come.', { cause });

const pausesMs = [400, 1_200];
const pause = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));

/** Takes back what failed to load, so that it is asked for again. */
const failures = new Set<() => void>();

/** Lets every part that could not be loaded be asked for again, when it is next shown. */
export function forgetFailedParts(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** The parts that have come with their styles: they need no connection any more. */
const fetched = new WeakMap<Load<unknown>, unknown>();

/** Waits first for the connection where there is none, and for styles that failed before. */
async function whenOnline<Part>(load: Load<Part>): Promise<Part> {
  if (fetched.has(load)) return fetched.get(load) as Part;
  if (!navigator.onLine)
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  // Styles of another part that still do not come are no reason to lose this one.
  await bringLostStyles().catch(() => undefined);
  const part = await load();
  if (!stylesAreLost()) fetched.set(load, part);
  return part;
}

/**
 * Loads a file that a person waits for, and tries again twice when it does not come. A tab that is
 * older than the bank's pages takes the new ones, unless something half typed would be lost.
 * @throws {PartNotLoaded}
 */
async function loadPart<Part>(load: Load<Part>): Promise<Part> {
  for (const ms of pausesMs) {
    try {
      return await whenOnline(load);
    } catch {
      if (mayLoadAgain()) await reloadIfOlder();
      await pause(ms);
    }
  }
  return await askOnce(load);
}

/** @throws {PartNotLoaded} */
async function askOnce<Part>(load: Load<Part>): Promise<Part> {
  try {
    return await whenOnline(load);
  } catch (cause) {
    throw notLoaded(cause);
  }
}

/**
 * Loads a file that a person waits for when it is first asked for; after that it needs no
 * connection. @throws {PartNotLoaded}
 */
export const loadOnce =
  <Part>(load: Load<Part>): Load<Part> =>
  () =>
    loadPart(load);

/** Fetches a part that a person reaches for. If it fails, they hear so once they open it. */
export function fetchAhead(load: Load<unknown>): void {
  whenOnline(load).catch(() => undefined);
}

/** The file of a part that is drawn, and the state of its load. */
export interface PartFile<Part> {
  /** The part once it has come, to be drawn at once. */
  part: Part | undefined;
  /**
   * The load that its first drawing waits for and begins, or its failure until that is forgotten.
   */
  wait: Load<Part>;
  /** Loads it for a person who waits. @throws {PartNotLoaded} */
  load: Load<Part>;
  /** Asks for it once, while no person waits for it. @throws {PartNotLoaded} */
  ask: Load<Part>;
  /** Lets it be asked for again when it is next drawn. */
  forget: () => void;
}

/** The file of a part. Nothing is asked for yet. */
export function partFile<Part>(load: Load<Part>): PartFile<Part> {
  let waiting: Promise<Part> | undefined;
  const note = (begun: Promise<Part>) => {
    waiting = begun;
    begun.then(
      (part) => (file.part = part),
      // Kept until then: what shows the failure asks again while it is drawn.
      () => failures.add(file.forget),
    );
    return begun;
  };
  const file: PartFile<Part> = {
    part: undefined,
    wait: () => waiting ?? file.load(),
    load: () => note(loadPart(load)),
    ask: () => note(askOnce(load)),
    forget: () => (waiting = undefined),
  };
  return file;
}
