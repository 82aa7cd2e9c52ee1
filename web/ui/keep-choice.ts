/**
 * Keeps a choice of this device. Where the browser's storage is full the choice holds until the
 * page is left, and nothing fails for it.
 */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing depends on it but the next visit.
  }
}
