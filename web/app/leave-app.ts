import type { QueryClient } from '@tanstack/react-query';
import { onSessionEnd, readSession } from '../api/session.ts';
import { paths } from './paths.ts';
import { rememberReturnPath } from './return-path.ts';

/** Leaves for the sign-in page, which is a document of its own: nothing of the person stays in memory. */
export function leaveForLogin(): void {
  location.replace(paths.login());
}

/** Leaves as soon as the session ends, in this tab or another, and when the back button revives a page of a session that is over. */
export function leaveWhenSessionEnds(queryClient: QueryClient): void {
  onSessionEnd((reason) => {
    queryClient.clear();
    // Who signs out leaves nothing in this tab, not even a transfer in doubt; who was signed out comes back to it.
    if (reason === 'signed-out') sessionStorage.clear();
    else rememberReturnPath(location.pathname + location.search);
    leaveForLogin();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession() === undefined) leaveForLogin();
  });
}
