import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('GET /api/users/second-factor', { signal }),
  // Whether the password is needed depends on the minute.
  staleTime: 0,
});
