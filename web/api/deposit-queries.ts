import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The own checks, newest first, and what may still be deposited. */
export const checksQuery = queryOptions({
  queryKey: ['checks'],
  queryFn: ({ signal }) => call('GET /api/deposits/checks', { signal }),
});
