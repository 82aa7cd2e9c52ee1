import { queryOptions } from '@tanstack/react-query';
import { getBalanceHistory, listAccounts } from '../../contract/accounts.ts';
import { call } from './client.ts';

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await call(listAccounts, { signal })).accounts,
});

export const balanceHistoryQuery = queryOptions({
  queryKey: ['accounts', 'history'],
  queryFn: async ({ signal }) => (await call(getBalanceHistory, { signal })).days,
});
