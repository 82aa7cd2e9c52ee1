import { queryOptions } from '@tanstack/react-query';
import type { HistoryRange } from '../../contract/money/accounts.ts';
import { call } from './client.ts';

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }) => (await call('GET /api/users/accounts', { signal })).accounts,
});

interface HistoryQuestion {
  /** One own account; else all together. */
  account?: string | undefined;
  range?: HistoryRange;
}

/** The balances of past days; the last month where no other range is asked for. */
export function balanceHistoryQuery({ account, range = '1M' }: HistoryQuestion) {
  return queryOptions({
    queryKey: ['accounts', 'history', { account, range }],
    queryFn: async ({ signal }) =>
      (
        await call('GET /api/users/accounts/history', {
          query: { account, range: range === '1M' ? undefined : range },
          signal,
        })
      ).days,
  });
}

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
