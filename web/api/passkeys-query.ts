import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call('GET /api/users/passkeys', { signal }),
});
