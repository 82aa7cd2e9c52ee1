import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call('GET /api/users/second-factor', { signal }),
  // It depends on the minute whether the password is needed.
  staleTime: 0,
  // Asked for in the middle of a sending: kept back while offline, it would let the rest go out
  // later by itself.
  networkMode: 'always',
  refetchOnReconnect: true,
});
