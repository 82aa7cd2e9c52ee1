import { queryOptions } from '@tanstack/react-query';
import { call, type Answer } from './client.ts';

const jobsRunMs = 5_000;

export type BankDay = Answer<'GET /api/admin/jobs'>;

/** The jobs of the bank as they are now. */
export const bankDayQuery = queryOptions({
  queryKey: ['admin', 'jobs'],
  queryFn: ({ signal }) => call('GET /api/admin/jobs', { signal }),
  refetchInterval: jobsRunMs,
});
