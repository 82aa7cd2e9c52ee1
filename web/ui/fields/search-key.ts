import { useEffect, type RefObject } from 'react';
import { keepChoice } from '../keep-choice.ts';

const choice = 'searchKey';

/**
 * Says whether / leads to the search. A key that is a bare character can be turned off: speech
 * software may type it by chance.
 */
export const isSearchKeyOn = () => localStorage.getItem(choice) !== 'off';

export const keepSearchKey = (on: boolean) => keepChoice(choice, on ? 'on' : 'off');

const typingPlaces = 'input, textarea, select, [contenteditable]';
const windows = '[role=dialog], [role=alertdialog]';

/** Shift is no command here: some keyboards have / only above it. */
function meansSearch(event: KeyboardEvent): boolean {
  if (
    event.key !== '/' ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    event.defaultPrevented
  )
    return false;
  if (event.target instanceof Element && event.target.closest(typingPlaces)) return false;
  return document.querySelector(windows) === null && isSearchKeyOn();
}

/**
 * The key / leads to this search from anywhere on its page, but never out of a field or past an
 * open window.
 */
export function useSearchKey(input: RefObject<HTMLInputElement | null>, listens: boolean): void {
  useEffect(() => {
    if (!listens) return;
    const lead = (event: KeyboardEvent) => {
      if (!meansSearch(event)) return;
      // The slash itself is not part of the search.
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [input, listens]);
}
