type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/**
 * Tells, at the foot of the window and to screen readers, that something done outside a dialog
 * succeeded. Errors belong where they happened.
 */
export function announceSuccess(text: string): void {
  for (const listener of listeners) listener(text);
}

/** @returns the way to stop listening. */
export function onSuccess(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
