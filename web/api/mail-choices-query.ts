import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const mailChoicesQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => call('GET /api/users/mail-choices', { signal }),
});
