import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The recipients of the own transfers and bills, latest first. */
export const recipientsQuery = queryOptions({
  queryKey: ['transfers', 'recipients'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/transfers/recipients', { signal })).recipients,
});
