import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/**
 * Parts of a person's sheet change by the person's own hand, and each look is recorded: none is
 * older than its opening.
 */
const fresh = { staleTime: 0 } as const;

const keyOf = (id: string, part: string, ...more: unknown[]) =>
  ['admin', 'user', id, part, ...more] as const;

export function transfersOfUserQuery(
  id: string,
  { page, search }: { page: number; search: string },
) {
  return queryOptions({
    queryKey: keyOf(id, 'transactions', page, search),
    queryFn: ({ signal }) =>
      call('GET /api/admin/users/{id}/transactions', {
        params: { id },
        query: { page: String(page), search },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function cardsOfUserQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id, 'cards'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users/{id}/cards', { params: { id }, signal })).cards,
    ...fresh,
  });
}

/** The debts of a person that are still owed. */
export function debtsOfUserQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id, 'debts'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users/{id}/debts', { params: { id }, signal })).debts,
    ...fresh,
  });
}

export function loansOfUserQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id, 'loans'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users/{id}/loans', { params: { id }, signal })).loans,
    ...fresh,
  });
}

export function checksOfUserQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id, 'checks'),
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/users/{id}/checks', { params: { id }, signal })).checks,
    ...fresh,
  });
}

export function sessionsOfUserQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id, 'sessions'),
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}/sessions', { params: { id }, signal }),
    ...fresh,
  });
}

export function closingQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id, 'closing'),
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}/closing', { params: { id }, signal }),
    ...fresh,
  });
}
