import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** One month of the own money; without a month, the bank's month under way. */
export function insightQuery(month?: string) {
  return queryOptions({
    queryKey: ['transfers', 'insight', month ?? 'current'],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/insight', { query: month === undefined ? {} : { month }, signal }),
  });
}
