import { useEffect } from 'react';
import type { CaseKind } from '../../../contract/calls/cases.ts';
import { call } from '../../api/client.ts';
import { readSession } from '../../api/session.ts';

interface Held {
  kind: CaseKind;
  id: string;
  isHeld: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Gives the case back when its holder closes the window or goes elsewhere by the address bar. A
 * page that the browser brings back takes it again.
 */
export function useGiveBackOnLeaving({ kind, id, isHeld, refetch }: Held): void {
  useEffect(() => {
    if (!isHeld) return;
    const leave = () => {
      // A person who has logged out cannot say so any more; the case then counts as left after a
      // while.
      if (!readSession()) return;
      call('POST /api/admin/queues/{kind}/{id}/give-back', {
        params: { kind, id },
        keepalive: true,
      }).catch(() => undefined);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refetch();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [kind, id, isHeld, refetch]);
}
