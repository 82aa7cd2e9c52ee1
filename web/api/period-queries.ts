import { queryOptions } from '@tanstack/react-query';
import { call, type Answer } from './client.ts';

export type Periods = Answer<'GET /api/admin/books/periods'>;

/** The months and years of the books. Read again with all else of the books. */
export const periodsQuery = queryOptions({
  queryKey: ['admin', 'books', 'periods'],
  queryFn: ({ signal }) => call('GET /api/admin/books/periods', { signal }),
});
