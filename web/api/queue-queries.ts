import { queryOptions } from '@tanstack/react-query';
import type { CaseKind } from '../../contract/cases.ts';
import { call } from './client.ts';

/** How long what others did may go unseen. */
const othersActMs = 15_000;

/** A case that stays open is taken again so often, so that nobody thinks it left. */
const stillHereMs = 5 * 60_000;

/** Each queue with its number of cases and its oldest. */
export const queuesQuery = queryOptions({
  queryKey: ['admin', 'queues'],
  queryFn: ({ signal }) => call('GET /api/admin/queues', { signal }),
  refetchInterval: othersActMs,
});

/** What the list of a queue asks beside its own call: it is looked at again by itself, and whenever `queuesQuery` is. */
export const watchedQueue = (kind: CaseKind) => ({ queryKey: [...queuesQuery.queryKey, kind], refetchInterval: othersActMs }) as const;

/** For what is on record each time it is looked at: a glance at another window, or a line that comes back, makes no look that nobody asked for. */
export const lookedAtOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** Takes a case and keeps it. Refused while somebody else holds it, and once it is decided. */
export function holdQuery(kind: CaseKind, id: string) {
  return queryOptions({
    queryKey: ['case-hold', kind, id],
    queryFn: ({ signal }) => call('POST /api/admin/queues/{kind}/{id}/take', { params: { kind, id }, signal }),
    // Somebody may have taken it over since it was last open here.
    gcTime: 0,
    refetchInterval: stillHereMs,
  });
}
