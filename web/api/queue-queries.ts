import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { CaseKind } from '../../contract/calls/cases.ts';
import { call } from './client.ts';

/** The longest time for which the deeds of others may go unseen. */
const othersActMs = 15_000;

/** The page takes an open case again this often, so that the bank does not count it as left. */
const stillHereMs = 5 * 60_000;

/**
 * Each queue with its number of cases, its oldest and its mark. It names no customer, so that
 * asking again and again leaves no line in the trail.
 */
export const queuesQuery = queryOptions({
  queryKey: ['admin', 'queues'],
  queryFn: ({ signal }) => call('GET /api/admin/queues', { signal }),
  refetchInterval: othersActMs,
});

/**
 * For questions that leave a line in the trail: a glance at another window, or a line that comes
 * back, must not ask again by itself.
 */
export const lookedAtOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * The key of what names the cases of a queue: asked again when a page is opened, and while it is
 * open when the queue's mark has changed.
 */
export const queueKey = (kind: CaseKind) => ['admin', 'queues', kind] as const;

/**
 * The list of a queue. Each answer is a line in the trail, so it is not asked again by itself. The
 * mark is known before it: what changes from then on changes that.
 */
export const watchedQueue = <T>(
  kind: CaseKind,
  ask: (context: QueryFunctionContext) => Promise<T>,
) =>
  queryOptions({
    queryKey: queueKey(kind),
    queryFn: async (context: QueryFunctionContext) => {
      await context.client.query({ ...queuesQuery, staleTime: 'static' });
      return await ask(context);
    },
    staleTime: 0,
    ...lookedAtOnce,
  });

/** Takes a case and keeps it. Refused while a colleague holds it, and once it is decided. */
export function holdQuery(kind: CaseKind, id: string) {
  return queryOptions({
    queryKey: ['case-hold', kind, id],
    queryFn: ({ signal }) =>
      call('POST /api/admin/queues/{kind}/{id}/take', { params: { kind, id }, signal }),
    // A colleague may have taken it over since it was last open here.
    gcTime: 0,
    refetchInterval: stillHereMs,
  });
}
