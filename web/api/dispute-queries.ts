import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** The own reported payments, newest first. */
export const ownDisputesQuery = queryOptions({
  queryKey: ['disputes'],
  queryFn: async ({ signal }) => (await call('GET /api/disputes', { signal })).disputes,
});

/** The report of one own payment, and until when it can be reported. */
export function ownDisputeQuery(transfer: string) {
  return queryOptions({
    queryKey: ['disputes', transfer],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/{id}/dispute', { params: { id: transfer }, signal }),
  });
}

/** Reported payments that the bank has not answered, oldest first. */
export const disputeQueueQuery = watchedQueue('dispute', ({ signal }) =>
  call('GET /api/admin/disputes', { signal }),
);

/** Those that were answered, the latest first. */
export const answeredDisputesQuery = queryOptions({
  queryKey: ['admin', 'queues', 'dispute', 'answered'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/admin/disputes', { query: { state: 'answered' }, signal })).cases,
  ...lookedAtOnce,
});

/** One of them in full. Each look is on record. */
export function disputeCaseQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'dispute', id],
    queryFn: ({ signal }) => call('GET /api/admin/disputes/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}

/** The known facts of a case lack what was proposed or answered since: the next look asks again. */
export function forgetDispute(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({
    queryKey: disputeCaseQuery(id).queryKey,
    refetchType: 'none',
  });
}
