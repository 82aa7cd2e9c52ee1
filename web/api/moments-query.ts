import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The moments that the customer has reached and was not shown yet. */
export const momentsQuery = queryOptions({
  queryKey: ['moments'],
  queryFn: async ({ signal }) => (await call('GET /api/users/moments', { signal })).moments,
});
