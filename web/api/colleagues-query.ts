import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** Everyone of the staff with their roles, and the open invitations. */
export const colleaguesQuery = queryOptions({
  queryKey: ['admin', 'colleagues'],
  queryFn: ({ signal }) => call('GET /api/admin/colleagues', { signal }),
});
