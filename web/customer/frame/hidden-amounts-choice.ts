import { keepChoice } from '../../ui/keep-choice.ts';

/**
 * Kept on this device for every customer who signs in: it is about the people who can see this
 * screen, not about whose money it is.
 */
const choice = 'amounts';
const listeners = new Set<() => void>();
/** In this tab, where the browser's storage is full. */
let chosenHere: boolean | undefined;

export const areAmountsHidden = () => chosenHere ?? localStorage.getItem(choice) === 'hidden';

export function hideAmounts(hide: boolean): void {
  keepChoice(choice, hide ? 'hidden' : 'shown');
  const isKept = (localStorage.getItem(choice) === 'hidden') === hide;
  chosenHere = isKept ? undefined : hide;
  for (const listener of listeners) listener();
}

/**
 * Calls back when the choice may have changed, here or in another tab.
 * @returns the way to stop listening.
 */
export function subscribeToHiding(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
