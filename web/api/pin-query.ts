import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const pinStateQuery = queryOptions({
  queryKey: ['pin'],
  queryFn: ({ signal }) => call('GET /api/approvals/pin', { signal }),
  // Whether the password is needed depends on the minute.
  staleTime: 0,
});
