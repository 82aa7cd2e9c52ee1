import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call('GET /api/users/sessions', { signal })).sessions,
  // Another device may sign in at any moment.
  staleTime: 0,
});
