import { useEffect, useEffectEvent } from 'react';

/*
 * On a phone Back is the button that closes what lies over the page. So whatever is open has an entry of its own in the history: Back takes that entry away
 * instead of the page, and what closes otherwise takes its entry along. An entry that a link left behind is passed over.
 */

interface EntryState {
  /** The router's number of the entry. */
  idx?: number;
  /** How many steps lie over the page at this entry. */
  steps?: number;
}

/** What Back does, the latest last. */
const steps: (() => void)[] = [];
/** Where they were opened. */
let address = '';
/** What is done when the history has moved as we asked: a second move on top would undo the first. */
let onArrival: (() => void) | undefined;
let isSettling = false;
let lastEntry = 0;

const state = () => (history.state ?? {}) as EntryState;
const addressNow = () => location.pathname + location.search;

function move(distance: number, then: () => void): void {
  onArrival = then;
  history.go(distance);
}

/** Opening and closing within one moment comes to nothing. */
function settleSoon(): void {
  if (isSettling) return;
  isSettling = true;
  setTimeout(settle);
}

function settle(): void {
  isSettling = false;
  if (onArrival) return;
  const { idx = 0, steps: entries = 0 } = state();
  const lacking = steps.length - entries;
  if (lacking > 0) address = addressNow();
  for (let more = 1; more <= lacking; more += 1) history.pushState({ ...state(), idx: idx + more, steps: entries + more }, '');
  if (lacking < 0) move(lacking, () => undefined);
  lastEntry = state().idx ?? 0;
}

/** @returns whether the move of the history was about a step over the page, and nothing else needs to hear of it. */
export function takeBackStep(event: PopStateEvent): boolean {
  const { idx = 0, steps: entries = 0 } = state();
  const cameFrom = lastEntry;
  lastEntry = idx;
  const then = onArrival;
  onArrival = undefined;
  const isOver = steps.length > entries && addressNow() === address;
  const isLeftBehind = entries > steps.length;
  if (!then && !isOver && !isLeftBehind) return false;
  event.stopImmediatePropagation();
  if (then) {
    then();
    settleSoon();
  } else if (isOver) move(steps.length - entries, () => steps.at(-1)?.());
  else history.go(idx > cameFrom ? 1 : -1);
  return true;
}

/** The router went to another entry. */
export function noteEntry(): void {
  lastEntry = state().idx ?? 0;
}

/** While `active`, Back does `onBack` and leaves the page where it is. */
export function useBackStep(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
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
