import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** The freeze that the customer is under; null: none. */
export const freezeQuery = queryOptions({
  queryKey: ['freeze'],
  queryFn: async ({ signal }) => (await call('GET /api/users/freeze', { signal })).freeze,
});

/** Customers who are frozen, oldest first. */
export const freezeQueueQuery = watchedQueue('freeze', ({ signal }) =>
  call('GET /api/admin/freezes', { signal }),
);

/** One freeze, with what was changed before it. Each look leaves a line in the trail. */
export function freezeCaseQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'freeze', id],
    queryFn: ({ signal }) => call('GET /api/admin/freezes/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
