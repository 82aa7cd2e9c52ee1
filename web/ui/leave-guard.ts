/** Asks somebody who goes back. `goOn` goes where they wanted to. */
export type AskFirst = (goOn: () => void) => void;

/** What was opened last is asked first. */
const guards: AskFirst[] = [];

/** Where the page stands in the history: the router numbers its entries. */
let place = 0;
/** Moves of ours that nobody else is to hear of. */
let ownMoves = 0;
let letsGo = false;

const placeOf = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

function onPopState(event: PopStateEvent): void {
  if (ownMoves > 0) {
    ownMoves -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const ask = guards.at(-1);
  const steps = (placeOf(event.state) ?? place - 1) - place;
  if (ask === undefined || letsGo || steps === 0) return;
  // The browser has moved and the router has not heard of it yet: back to where the page stands.
  event.stopImmediatePropagation();
  ownMoves += 1;
  history.go(-steps);
  ask(() => {
    letsGo = true;
    window.addEventListener('popstate', () => (letsGo = false), { once: true });
    history.go(steps);
  });
}

/** Call it before the router begins to listen: whoever listens first hears first. */
export function watchBack(): void {
  window.addEventListener('popstate', onPopState);
}

/** Asks before Back, or Forward, takes away what is on the screen. @returns the way to stop. */
export function guardBack(ask: AskFirst): () => void {
  place = placeOf(history.state) ?? 0;
  guards.push(ask);
  return () => void guards.splice(guards.indexOf(ask), 1);
}

/** Has the browser ask before the page is closed or loaded anew. @returns the way to stop. */
export function guardUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!letsGo) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** From now on nobody is asked: a session is over, and nothing may keep what it showed on the screen. */
export function stopAsking(): void {
  letsGo = true;
}
