import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** Reads what colleagues changed about the staff and its policies, and how much of it is new. */
export const staffNewsQuery = queryOptions({
  queryKey: ['admin', 'news'],
  queryFn: ({ signal }) => call('GET /api/admin/news', { signal }),
});
