import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Transfer } from '../../contract/money/transfers.ts';
import { call } from './client.ts';

export interface TransferListQuestion {
  page: number;
  limit: number;
  search: string;
  account?: string | undefined;
  type?: Transfer['transactionType'] | undefined;
  status?: Transfer['status'] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  amountFrom?: string | undefined;
  amountTo?: string | undefined;
  sortedAs?: string | undefined;
}

/**
 * One page of the own transfers, searched on the server. The page before stays in sight while the
 * next is on its way.
 */
export function transfersQuery({ page, limit, ...filter }: TransferListQuestion) {
  return queryOptions({
    queryKey: ['transfers', { page, limit, ...filter }],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/transactions', {
        query: { page: String(page), limit: String(limit), ...filter },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The own saved searches of the list. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['transfers', 'searches'],
  queryFn: async ({ signal }) => (await call('GET /api/transfers/searches', { signal })).searches,
});

/** The latest transfers into and out of one own account. */
export function accountTransfersQuery(number: string, count: number) {
  return queryOptions({
    queryKey: ['transfers', { account: number, count }],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/transactions', {
        query: { page: '1', limit: String(count), account: number },
        signal,
      }),
  });
}

interface LargeQuestion {
  from: string;
  amountFrom: string;
  account: string | undefined;
  limit: number;
}

/** The latest transfers since a day, from a sum up: few, however many there were. */
export function largeTransfersQuery({ limit, ...filter }: LargeQuestion) {
  return queryOptions({
    queryKey: ['transfers', 'large', { limit, ...filter }],
    queryFn: ({ signal }) =>
      call('GET /api/transfers/transactions', {
        query: { page: '1', limit: String(limit), ...filter },
        signal,
      }),
  });
}

/** One own transfer in full. */
export function receiptQuery(id: string) {
  return queryOptions({
    queryKey: ['transfers', 'receipt', id],
    queryFn: ({ signal }) => call('GET /api/transfers/{id}', { params: { id }, signal }),
  });
}
