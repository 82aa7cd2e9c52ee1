import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** The applications that wait, oldest first. */
export const loanQueueQuery = watchedQueue('loan', ({ signal }) =>
  call('GET /api/admin/loans', { signal }),
);

/** One loan with what its decision needs. Each look leaves a line in the trail. */
export function loanCaseQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'loan', id],
    queryFn: ({ signal }) => call('GET /api/admin/loans/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}

export function runningLoansQuery(after: string | undefined) {
  return queryOptions({
    queryKey: ['admin', 'running-loans', after],
    queryFn: ({ signal }) => call('GET /api/admin/loans/running', { query: { after }, signal }),
    placeholderData: keepPreviousData,
  });
}
