import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export const loansQuery = queryOptions({
  queryKey: ['loans'],
  queryFn: async ({ signal }) => (await call('GET /api/loans', { signal })).loans,
});

/** The application that waits to be finished; null when there is none. */
export const savedApplicationQuery = queryOptions({
  queryKey: ['loans', 'saved'],
  queryFn: async ({ signal }) => (await call('GET /api/loans/saved', { signal })).saved,
});

export const loanRatesQuery = queryOptions({
  queryKey: ['loans', 'rates'],
  queryFn: async ({ signal }) => (await call('GET /api/loans/rates', { signal })).rates,
});

export function loanScheduleQuery(id: string) {
  return queryOptions({
    queryKey: ['loans', id, 'schedule'],
    queryFn: async ({ signal }) =>
      (await call('GET /api/loans/{id}/schedule', { params: { id }, signal })).instalments,
  });
}

/** The figure of today, or of another day: asked for again each time it is shown. */
export function payoffQuery(id: string, day?: string) {
  return queryOptions({
    queryKey: ['loans', id, 'payoff', day],
    queryFn: ({ signal }) =>
      call('GET /api/loans/{id}/payoff', { params: { id }, query: { day }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
}
