import { useEffectEvent, useLayoutEffect } from 'react';

/*
 * On a phone Back is the button that closes what lies over the page. So whatever is open has an
 * entry of its own in the history: Back takes that entry away instead of the page, and what closes
 * otherwise takes its entry along. An entry that a link left behind is passed over.
 */

/** Where an entry of the history keeps its number. */
export const numberKey = 'entry';
/** The number of steps over the page at an entry. */
const stepsKey = 'steps';

/** The effects of Back, the latest last. */
const steps: (() => void)[] = [];
/** Where they were opened. */
let address = '';
/** Runs once the history has moved as we asked: a second move on top would undo the first. */
let onArrival: (() => void) | undefined;
/** The number of the entry that we asked for. */
let wantedEntry: number | undefined;
/** A browser that does not move must not keep the page from going on. */
let givesUp: ReturnType<typeof setTimeout> | undefined;
const longestMoveMs = 5_000;
let isSettling = false;
let lastEntry = 0;

/** The number of an entry; one that a link to a part of the page made has none. */
export const entryNumberOf = (state: unknown): number | undefined =>
  (state as Record<string, number | undefined> | null)?.[numberKey];

const state = () => (history.state ?? {}) as Record<string, number | undefined>;
const entryNow = () => state()[numberKey] ?? 0;
const stepsNow = () => state()[stepsKey] ?? 0;
const addressNow = () => location.pathname + location.search;

function move(distance: number, then: () => void): void {
  onArrival = then;
  wantedEntry = entryNow() + distance;
  history.go(distance);
  clearTimeout(givesUp);
  givesUp = setTimeout(() => takeOnArrival()?.(), longestMoveMs);
}

function takeOnArrival(): (() => void) | undefined {
  clearTimeout(givesUp);
  const then = onArrival;
  onArrival = undefined;
  return then;
}

/** Opening and closing within one moment comes to nothing. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  queueMicrotask(settle);
}

function settle(): void {
  isSettling = false;
  if (onArrival) return;
  const lacking = steps.length - stepsNow();
  // Also after a reload, which keeps the entry of a window that is gone for the next one.
  if (steps.length > 0) address = addressNow();
  for (let more = 0; more < lacking; more += 1)
    history.pushState({ ...state(), [numberKey]: entryNow() + 1, [stepsKey]: stepsNow() + 1 }, '');
  if (lacking < 0) move(lacking, () => undefined);
  lastEntry = entryNow();
}

/**
 * @returns whether the move of the history was about a step over the page, and nothing else needs
 * to hear of it.
 */
export function takeBackStep(event: PopStateEvent): boolean {
  const entries = stepsNow();
  const cameFrom = lastEntry;
  lastEntry = entryNow();
  const then = takeOnArrival();
  const isElsewhere = then !== undefined && wantedEntry !== undefined && lastEntry !== wantedEntry;
  const isOver = steps.length > entries && addressNow() === address;
  const isLeftBehind = entries > steps.length;
  if (!then && !isOver && !isLeftBehind) return false;
  // Back pressed twice within a moment goes on to the page before: unless the router hears of it,
  // the address would be that page's, and the page on the screen another.
  if (isElsewhere) {
    then();
    settleSoon();
    return false;
  }
  event.stopImmediatePropagation();
  if (then) {
    then();
    settleSoon();
  } else if (isOver) move(steps.length - entries, () => steps.at(-1)?.());
  else history.go(lastEntry > cameFrom ? 1 : -1);
  return true;
}

/**
 * Leaves for another document. A move of the history would call that off, and the page of a session
 * that is over would stay on the screen: one under way is waited for, and no other begins.
 */
export function leaveDocument(go: () => void): void {
  const isMoving = onArrival;
  onArrival = go;
  wantedEntry = undefined;
  if (!isMoving) go();
}

/**
 * Goes to another page once no move of the history is under way: the move would lead back from the
 * page that was just opened.
 * @param inPlace of the page: the entry of a window over it would be replaced instead.
 */
export function afterMove(go: () => void, { inPlace }: { inPlace: boolean }): void {
  const then = onArrival;
  if (then)
    onArrival = () => {
      then();
      afterMove(go, { inPlace });
    };
  else if (inPlace && stepsNow() > 0) move(-stepsNow(), go);
  else go();
}

/** The router went to another entry. */
export function noteEntry(): void {
  lastEntry = entryNow();
}

/** While `active`, Back does `onBack` and leaves the page where it is. */
export function useBackStep(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  // Before it is painted: a Back that comes at once must find the entry.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const step = () => back();
    steps.push(step);
    settleSoon();
    return () => {
      steps.splice(steps.indexOf(step), 1);
      settleSoon();
    };
  }, [active]);
}
