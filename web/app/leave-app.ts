import type { QueryClient } from '@tanstack/react-query';
import { onSessionEnd, readSession } from '../api/session.ts';
import { forgetLastSeen } from '../device/forget-last-seen.ts';
import { leaveDocument } from '../ui/windows/back-step.ts';
import { stopAsking } from '../ui/windows/leave-guard.ts';
import { paths } from './paths.ts';
import { rememberReturnPath } from './return-path.ts';
import { rememberWhyLeft } from './why-left.ts';

/**
 * Leaves for the sign-in page, which is a document of its own: nothing of the person stays in
 * memory.
 */
export function leaveForLogin(): void {
  leaveDocument(() => location.replace(paths.login()));
}

/** The work to be done while the page is still there, such as keeping the typed fields. */
const lastWorks = new Set<() => Promise<void>>();

/**
 * Has something done before a person who was signed out by time is led away. Returns the way to
 * take it back.
 */
export function beforeSignedOut(work: () => Promise<void>): () => void {
  lastWorks.add(work);
  return () => lastWorks.delete(work);
}

/**
 * Leaves as soon as the session ends, in this tab or another, and when the back button revives a
 * page of a session that is over.
 */
export function leaveWhenSessionEnds(queryClient: QueryClient): void {
  onSessionEnd((reason) => {
    queryClient.clear();
    forgetLastSeen();
    stopAsking();
    // A person who signs out leaves nothing in this tab, not even a transfer in doubt; one who was
    // signed out comes back to it.
    if (reason === 'replaced') {
      sessionStorage.clear();
      leaveForLogin();
      return;
    }
    if (reason === 'signed-out') {
      sessionStorage.clear();
      rememberWhyLeft(reason);
      leaveForLogin();
      return;
    }
    try {
      rememberWhyLeft(reason);
      rememberReturnPath(location.pathname + location.search);
    } catch {
      // The browser's storage is full. The page must be left all the same, as its session is over.
    }
    void Promise.allSettled([...lastWorks].map((work) => work())).then(leaveForLogin);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && readSession() === undefined) leaveForLogin();
  });
}
