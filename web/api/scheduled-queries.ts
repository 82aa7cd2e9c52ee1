import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/**
 * The own scheduled orders and the bills that come again; and how far the bank's clock is ahead of
 * this device's, which may be wrong.
 */
export const scheduledQuery = queryOptions({
  queryKey: ['transfers', 'scheduled'],
  queryFn: async ({ signal }) => {
    const answer = await call('GET /api/transfers/scheduled', { signal });
    return { ...answer, aheadMs: Date.parse(answer.asOf) - Date.now() };
  },
});
