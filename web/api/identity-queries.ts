import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** The state of the check of the customer's own ID. */
export const identityQuery = queryOptions({
  queryKey: ['identity'],
  queryFn: ({ signal }) => call('GET /api/users/identity', { signal }),
});

/** Customers whose document waits, oldest first. */
export const identityQueueQuery = watchedQueue('identity_document', ({ signal }) =>
  call('GET /api/admin/identity', { signal }),
);

/** One customer's document next to what they state. Each look leaves a line in the trail. */
export function identityCaseQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'identity', id],
    queryFn: ({ signal }) => call('GET /api/admin/identity/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
