import { queryOptions } from '@tanstack/react-query';
import { getUser } from '../../contract/users.ts';
import { call } from './client.ts';

export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => call(getUser, { signal }),
});
