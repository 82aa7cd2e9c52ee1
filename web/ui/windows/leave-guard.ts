import { useEffect, useEffectEvent } from 'react';
import { entryNumberOf, takeBackStep } from './back-step.ts';

/** Asks a person who goes back. `goOn` goes where they wanted to. */
type AskFirst = (goOn: () => void) => void;

/** The guard that was opened last asks first. */
const guards: AskFirst[] = [];

/** The page's place in the history: `navigate` numbers its entries. */
let place = 0;
/**
 * The page's own address. Entries that differ in nothing but the part to look at, as the link past
 * the menu makes them, leave nothing.
 */
let address = '';
/**
 * Runs once the page is back at its place: a move of ours takes a moment, and another one on top
 * would undo it.
 */
let whenReturned: (() => void) | undefined;
let letsGo = false;

const addressNow = () => location.pathname + location.search;

function onPopState(event: PopStateEvent): void {
  if (takeBackStep(event)) return;
  if (whenReturned) {
    event.stopImmediatePropagation();
    const next = whenReturned;
    whenReturned = undefined;
    next();
    return;
  }
  const arrivedAt = entryNumberOf(event.state);
  if (addressNow() === address) {
    place = arrivedAt ?? place;
    return;
  }
  const ask = guards.at(-1);
  const steps = (arrivedAt ?? place - 1) - place;
  if (ask === undefined || letsGo || steps === 0) return;
  // The browser has moved and the router has not heard of it yet: back to the page's place, and
  // then the question.
  event.stopImmediatePropagation();
  whenReturned = () =>
    ask(() => {
      letsGo = true;
      window.addEventListener('popstate', () => (letsGo = false), { once: true });
      // The question itself may have an entry by now.
      history.go(place + steps - (entryNumberOf(history.state) ?? place));
    });
  history.go(-steps);
}

/** The link of ours that an event is about; undefined where it leads nowhere else in this tab. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || link.pathname + link.search === addressNow())
    return undefined;
  return link;
}

/** The link that a plain press follows in this tab to another page of ours. */
function linkPressed(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  return isPlain && !event.altKey ? linkOf(event) : undefined;
}

function onLinkPress(event: MouseEvent): void {
  const ask = guards.at(-1);
  const link = ask && !letsGo ? linkPressed(event) : undefined;
  if (ask === undefined || link === undefined) return;
  event.preventDefault();
  // Heard before the router's own listener: it follows the link once that was agreed to.
  event.stopImmediatePropagation();
  ask(() => {
    letsGo = true;
    if (!link.isConnected) return location.assign(link.href);
    link.click();
    letsGo = false;
  });
}

/** Call it before the router begins to listen: the first listener hears an event first. */
export function watchLeaving(): void {
  window.addEventListener('popstate', onPopState);
  window.addEventListener('click', onLinkPress, { capture: true });
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (!letsGo) event.preventDefault();
}

/** @returns the way to stop. */
function guardLeaving(ask: AskFirst): () => void {
  place = entryNumberOf(history.state) ?? 0;
  address = addressNow();
  guards.push(ask);
  window.addEventListener('beforeunload', askBeforeUnload);
  return () => {
    guards.splice(guards.indexOf(ask), 1);
    if (guards.length === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  };
}

/** Says whether something on the screen would be lost with the page. */
export const isLeavingGuarded = (): boolean => guards.length > 0;

/**
 * While `active`, Back, Forward and links ask before they take away what is on the screen, and the
 * browser asks before the page is closed or loaded again.
 */
export function useLeaveGuard(active: boolean, ask: AskFirst): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => (active ? guardLeaving((goOn) => askNow(goOn)) : undefined), [active]);
}

/**
 * From now on no page asks before it is left: a session is over, and nothing may keep what it
 * showed on the screen.
 */
export function stopAsking(): void {
  letsGo = true;
}
