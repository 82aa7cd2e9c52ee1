import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await call('GET /api/users/accounts', { signal })).accounts,
});

export const balanceHistoryQuery = queryOptions({
  queryKey: ['accounts', 'history'],
  queryFn: async ({ signal }) => (await call('GET /api/users/accounts/history', { signal })).days,
});
