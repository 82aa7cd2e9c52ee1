import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/**
 * Credits by staff that wait for a second person, oldest first, and the size above which one does.
 */
export const fundingQueueQuery = watchedQueue('funding', ({ signal }) =>
  call('GET /api/admin/funding-proposals', { signal }),
);

/** One proposed credit. Each look is on record. */
export function fundingProposalQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'funding-proposal', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/funding-proposals/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
