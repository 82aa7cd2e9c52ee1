import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

const jobsRunMs = 5_000;

/** The jobs of the bank as they are now. */
export const bankDayQuery = queryOptions({
  queryKey: ['admin', 'jobs'],
  queryFn: ({ signal }) => call('GET /api/admin/jobs', { signal }),
  refetchInterval: jobsRunMs,
});
