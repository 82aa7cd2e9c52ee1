import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce, watchedQueue } from './queue-queries.ts';

/** Contact messages that wait, oldest first. */
export const messageQueueQuery = watchedQueue('message', ({ signal }) =>
  call('GET /api/admin/messages', { signal }),
);

/** Those that were answered or closed, the latest first. */
export const endedMessagesQuery = queryOptions({
  queryKey: ['admin', 'queues', 'message', 'ended'],
  queryFn: async ({ signal }) =>
    (await call('GET /api/admin/messages', { query: { state: 'ended' }, signal })).cases,
  ...lookedAtOnce,
});

/** One message in full. Each look is on record. */
export function messageQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'message', id],
    queryFn: ({ signal }) => call('GET /api/admin/messages/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}

/** The known facts of a message do not say how it ended: the next look asks again. */
export function forgetMessage(queryClient: QueryClient, id: string): void {
  void queryClient.invalidateQueries({ queryKey: messageQuery(id).queryKey, refetchType: 'none' });
}
