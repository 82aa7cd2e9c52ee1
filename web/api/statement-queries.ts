import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The months there are statements for, for each own account. */
export const statementsQuery = queryOptions({
  queryKey: ['statements'],
  queryFn: ({ signal }) => call('GET /api/statements', { signal }),
});
