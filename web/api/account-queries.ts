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

/** The own savings accounts, with their interest. */
export const savingsQuery = queryOptions({
  queryKey: ['accounts', 'savings'],
  queryFn: ({ signal }) => call('GET /api/users/accounts/savings', { signal }),
  meta: { endsSessionOn403: true },
});

export const investmentsQuery = queryOptions({
  queryKey: ['accounts', 'investment'],
  queryFn: ({ signal }) => call('GET /api/users/accounts/investment', { signal }),
  meta: { endsSessionOn403: true },
});

/** One own account, day by day. */
export function accountHistoryQuery(number: string) {
  return queryOptions({
    queryKey: ['accounts', 'history', number],
    queryFn: async ({ signal }) =>
      (await call('GET /api/users/accounts/history', { query: { account: number }, signal })).days,
  });
}
