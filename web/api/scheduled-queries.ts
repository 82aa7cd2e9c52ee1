import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** What is still to come: the own scheduled orders and the bills that come again. */
export const scheduledQuery = queryOptions({
  queryKey: ['transfers', 'scheduled'],
  queryFn: ({ signal }) => call('GET /api/transfers/scheduled', { signal }),
});
