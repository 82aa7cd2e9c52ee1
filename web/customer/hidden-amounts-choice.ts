/** This device keeps it, whoever signs in: it is about who looks on, not about whose money it is. */
const choice = 'amounts';
const listeners = new Set<() => void>();

export const areAmountsHidden = () => localStorage.getItem(choice) === 'hidden';

export function hideAmounts(hide: boolean): void {
  localStorage.setItem(choice, hide ? 'hidden' : 'shown');
  for (const listener of listeners) listener();
}

/** Calls back when the choice may have changed, here or in another tab. @returns the way to stop listening. */
export function subscribeToHiding(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
