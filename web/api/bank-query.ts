import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The bank's public facts, its fees among them. */
export const bankQuery = queryOptions({
  queryKey: ['bank'],
  queryFn: ({ signal }) => call('GET /api/bank', { signal }),
  staleTime: 5 * 60_000,
});
