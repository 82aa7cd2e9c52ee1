import type { QueryClient } from '@tanstack/react-query';
import type { SessionEnd } from '../api/session.ts';
import { onSessionEnd, readSession } from '../api/session.ts';
import { paths } from './paths.ts';
import { rememberReturnPath } from './return-path.ts';

/** Leaves for the sign-in page, which is a document of its own: nothing of the person stays in memory. */
export function leaveForLogin(reason: SessionEnd): void {
  if (reason === 'expired') rememberReturnPath(location.pathname + location.search);
  location.replace(paths.login());
}

/** Leaves as soon as the session ends, in this tab or another, and when the back button revives a page of a session that is over. */
export function leaveWhenSessionEnds(queryClient: QueryClient): void {
  onSessionEnd((reason) => {
    queryClient.clear();
    leaveForLogin(reason);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession() === undefined) leaveForLogin('signed-out');
  });
}
