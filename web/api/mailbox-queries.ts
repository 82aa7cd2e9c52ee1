import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { lookedAtOnce } from './queue-queries.ts';

/** The mails of a sandbox, newest first. Each look is on record. */
export const mailboxQuery = queryOptions({
  queryKey: ['admin', 'mailbox', 'list'],
  queryFn: ({ signal }) => call('GET /api/admin/mailbox', { signal }),
  ...lookedAtOnce,
});

/** One of them as text. */
export function mailQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'mailbox', id],
    queryFn: ({ signal }) => call('GET /api/admin/mailbox/{id}', { params: { id }, signal }),
    ...lookedAtOnce,
  });
}
