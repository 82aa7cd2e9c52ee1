type Listener = (text: string) => void;

const listeners = new Set<Listener>();
/** A success announced before the part that shows it was there. */
let waiting: string | undefined;

/**
 * Tells, at the foot of the window and to screen readers, that something done outside a dialog
 * succeeded. Errors belong where they happened.
 */
export function announceSuccess(text: string): void {
  if (listeners.size === 0) waiting = text;
  for (const listener of listeners) listener(text);
}

/** @returns the way to stop listening. */
export function onSuccess(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting !== undefined) listener(waiting);
  waiting = undefined;
  return () => listeners.delete(listener);
}
