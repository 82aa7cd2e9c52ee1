import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** Vouchers that wait for a second person, oldest first. */
export const voucherQueueQuery = watchedQueue('voucher', ({ signal }) =>
  call('GET /api/admin/vouchers', { signal }),
);

/** The latest vouchers that were booked or declined. */
export const decidedVouchersQuery = queryOptions({
  queryKey: ['admin', 'vouchers', 'decided'],
  queryFn: ({ signal }) => call('GET /api/admin/vouchers', { query: { state: 'decided' }, signal }),
  staleTime: 0,
  ...lookedAtOnce,
});

/** A page of the people whose money is unclaimed. Each look is on record. */
export function unclaimedQuery(after: string | undefined) {
  return queryOptions({
    queryKey: ['admin', 'books', 'unclaimed', after ?? ''],
    queryFn: ({ signal }) => call('GET /api/admin/books/unclaimed', { query: { after }, signal }),
    placeholderData: keepPreviousData,
    ...lookedAtOnce,
  });
}

/** One voucher. Each look is on record. */
export function voucherQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'vouchers', 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/vouchers/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}

/** The effect of undoing a journal, as things are now. Each look is on record. */
export function undoQuery(journal: string) {
  return queryOptions({
    queryKey: ['admin', 'books', 'undo', journal],
    queryFn: ({ signal }) =>
      call('GET /api/admin/books/journals/{id}/undo', { params: { id: journal }, signal }),
    staleTime: 0,
    retry: false,
    ...lookedAtOnce,
  });
}
