import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export interface TransferListQuestion {
  page: number;
  limit: number;
  search: string;
}

/** One page of the own transfers, searched on the server. The page before stays in sight while the next is on its way. */
export function transfersQuery({ page, limit, search }: TransferListQuestion) {
  return queryOptions({
    queryKey: ['transfers', { page, limit, search }],
    queryFn: ({ signal }) => call('GET /api/transfers/transactions', { query: { page: String(page), limit: String(limit), search }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The latest transfers into and out of one own account. */
export function accountTransfersQuery(number: string, count: number) {
  return queryOptions({
    queryKey: ['transfers', { account: number, count }],
    queryFn: ({ signal }) => call('GET /api/transfers/transactions', { query: { page: '1', limit: String(count), account: number }, signal }),
  });
}
