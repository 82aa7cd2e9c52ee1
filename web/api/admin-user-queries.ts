import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callWithHeaders } from './client.ts';

export interface UserListQuestion {
  page: number;
  limit: number;
  search: string;
}

/** One page of the people of the bank, with how many match in all. */
export function usersQuery({ page, limit, search }: UserListQuestion) {
  return queryOptions({
    queryKey: ['admin', 'users', { page, limit, search }],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await callWithHeaders('GET /api/admin/users', { query: { page: String(page), limit: String(limit), search }, signal });
      return { users: answer, total: Number(headers.get('x-total-count') ?? answer.length) };
    },
    placeholderData: keepPreviousData,
  });
}

export function userForStaffQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id }, signal }),
  });
}
