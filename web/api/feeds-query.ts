import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: async ({ signal }) => (await call('GET /api/users/feeds', { signal })).feeds,
  // An app may read at any moment.
  staleTime: 0,
});
