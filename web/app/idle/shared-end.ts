/**
 * When the sign-in of this browser ends if it is not used: one for all tabs, kept where all of them
 * read it at once.
 */
export interface SharedEnd {
  /** By this computer's clock, in milliseconds. */
  endsAtMs: number;
  /** Use moves it; the absolute limit it cannot pass. */
  renewable: boolean;
}

const key = 'larkmoor.session-ends';

export function readSharedEnd(): SharedEnd | undefined {
  try {
    const end = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<SharedEnd> | null;
    return typeof end?.endsAtMs === 'number'
      ? { endsAtMs: end.endsAtMs, renewable: end.renewable === true }
      : undefined;
  } catch {
    return undefined;
  }
}

export function shareEnd(end: SharedEnd): void {
  try {
    localStorage.setItem(key, JSON.stringify(end));
  } catch {
    // Full: each tab then counts for itself.
  }
}

/** Calls back when another tab has moved the end. Returns the way to stop listening. */
export function onSharedEnd(listener: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
