import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** Payments above the review size that wait, oldest first. */
export const paymentQueueQuery = watchedQueue('payment', ({ signal }) =>
  call('GET /api/admin/payment-reviews', { signal }),
);

/** One payment in review. Each look is on record. */
export function paymentReviewQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'payment-review', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/payment-reviews/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}

/** Returns above the two-person size that wait for a second person, oldest first. */
export const returnQueueQuery = watchedQueue('return', ({ signal }) =>
  call('GET /api/admin/payment-returns', { signal }),
);

/** One proposed return. Each look is on record. */
export function paymentReturnQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'payment-return', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/payment-returns/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}

const outsideKey = ['admin', 'outside-payments'] as const;

/** Payments that leave the bank: those on their way, or what a search finds. */
export function outsidePaymentsQuery(search: string) {
  return queryOptions({
    queryKey: [...outsideKey, 'list', search],
    queryFn: ({ signal }) => call('GET /api/admin/outside-payments', { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function outsidePaymentQuery(id: string) {
  return queryOptions({
    queryKey: [...outsideKey, 'one', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/outside-payments/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
