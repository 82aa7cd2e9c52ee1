import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => call('GET /api/users/user', { signal }),
});
