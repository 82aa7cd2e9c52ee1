import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

export interface UserListQuestion {
  search: string;
  /** The page holds those who joined after, or before, this person. */
  after?: string | undefined;
  before?: string | undefined;
}

/** One page of the people of the bank, with how many match in all. */
export function usersQuery(question: UserListQuestion) {
  return queryOptions({
    queryKey: ['admin', 'users', question],
    queryFn: ({ signal }) =>
      call('GET /api/admin/user-search', { query: { ...question, limit: '50' }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const recentUsersQuery = queryOptions({
  queryKey: ['admin', 'recent-users'],
  queryFn: async ({ signal }) => (await call('GET /api/admin/recent-users', { signal })).users,
});

export function userForStaffQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => call('GET /api/admin/users/{id}', { params: { id }, signal }),
  });
}
