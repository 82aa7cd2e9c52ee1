import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** The checks that wait, oldest first. */
export const checkQueueQuery = watchedQueue('check', ({ signal }) =>
  call('GET /api/admin/checks', { signal }),
);

/** One check with all there is to judge it by. Each look leaves a line in the trail. */
export function checkForStaffQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'check', id],
    queryFn: ({ signal }) => call('GET /api/admin/checks/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
