/**
 * The line that the list shows after a deletion led back to it; carried in the history entry, so
 * that it is said once.
 */
export interface DeletedNotice {
  notice: string;
}

export function deletedNotice(username: string): DeletedNotice {
  return { notice: `User account for ${username} deleted.` };
}

export function readNotice(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'notice' in state &&
    typeof state.notice === 'string'
    ? state.notice
    : undefined;
}
