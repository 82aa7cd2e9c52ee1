import { queryOptions } from '@tanstack/react-query';
import { getPinState } from '../../contract/approvals.ts';
import { call } from './client.ts';

export const pinStateQuery = queryOptions({
  queryKey: ['pin'],
  queryFn: ({ signal }) => call(getPinState, { signal }),
  // Whether the password is needed depends on the minute.
  staleTime: 0,
});
