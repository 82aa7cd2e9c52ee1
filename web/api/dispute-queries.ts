import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** The own reported payments, newest first. */
export const ownDisputesQuery = queryOptions({
  queryKey: ['disputes'],
  queryFn: async ({ signal }) => (await call('GET /api/disputes', { signal })).disputes,
});

/** What was reported of one own payment, and until when it can be. */
export function ownDisputeQuery(transfer: string) {
  return queryOptions({
    queryKey: [...ownDisputesQuery.queryKey, transfer],
    queryFn: ({ signal }) => call('GET /api/transfers/{id}/dispute', { params: { id: transfer }, signal }),
  });
}

/** Reported payments that nobody has answered, oldest first. */
export const disputeQueueQuery = queryOptions({
  ...watchedQueue('dispute'),
  queryFn: ({ signal }) => call('GET /api/admin/disputes', { signal }),
});

/** One of them in full. Each look is on record. */
export function disputeCaseQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'dispute', id],
    queryFn: ({ signal }) => call('GET /api/admin/disputes/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
