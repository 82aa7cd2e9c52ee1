import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** Every policy with its past and its plans. */
export const policiesQuery = queryOptions({
  queryKey: ['admin', 'policies'],
  queryFn: ({ signal }) => call('GET /api/admin/policies', { signal }),
});

/** The reference rates the bank deals at, and what was recorded. */
export const ratesQuery = queryOptions({
  queryKey: ['admin', 'rates'],
  queryFn: ({ signal }) => call('GET /api/admin/rates', { signal }),
});
