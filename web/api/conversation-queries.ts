import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The conversations of the customer with the bank, the latest first. */
export const conversationsQuery = queryOptions({
  queryKey: ['conversations'],
  queryFn: async ({ signal }) => (await call('GET /api/users/messages', { signal })).conversations,
});

/** One of them in full. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: ['conversations', id],
    queryFn: ({ signal }) => call('GET /api/users/messages/{id}', { params: { id }, signal }),
  });
}
