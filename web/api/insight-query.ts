import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** Money in and out of the latest months. */
export const insightMonthsQuery = queryOptions({
  queryKey: ['transfers', 'insight', 'months'],
  queryFn: ({ signal }) => call('GET /api/transfers/insight/months', { signal }),
});

/** One month of the own money; without a month, the bank's month under way. */
export function insightQuery(month?: string) {
  return queryOptions({
    queryKey: ['transfers', 'insight', month ?? 'current'],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/insight', { query: month === undefined ? {} : { month }, signal }),
  });
}
