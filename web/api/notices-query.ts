import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The bank's notices to the customer, from the newest on, page by page. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal, pageParam }) =>
    call('GET /api/users/notices', { query: { before: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ notices, more }) => (more ? notices.at(-1)?._id : undefined),
});
