import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export interface AuditQuestion {
  person?: string | undefined;
  actor?: string | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The trail from the newest line on, page by page. */
export function auditQuery(question: AuditQuestion) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', question],
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/admin/audit', { query: { ...question, before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?._id : undefined),
    // Each look is itself a line of the trail, so the page asks only when a person does.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export const auditActionsQuery = queryOptions({
  queryKey: ['admin', 'audit-actions'],
  queryFn: async ({ signal }) => (await call('GET /api/admin/audit/actions', { signal })).actions,
});
