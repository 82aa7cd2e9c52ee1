export const lastSeenDatabase = 'larkmoor-last-seen';

/** Erases what this device kept; where it kept nothing, nothing happens. */
export function forgetLastSeen(): void {
  indexedDB.deleteDatabase(lastSeenDatabase);
}
