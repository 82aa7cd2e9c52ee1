import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const loansQuery = queryOptions({
  queryKey: ['loans'],
  queryFn: async ({ signal }) => (await call('GET /api/loans', { signal })).loans,
});

export const loanRatesQuery = queryOptions({
  queryKey: ['loans', 'rates'],
  queryFn: async ({ signal }) => (await call('GET /api/loans/rates', { signal })).rates,
});
