import { queryOptions } from '@tanstack/react-query';
import { call, callForFile } from './client.ts';
import { idIn } from './file-query.ts';

/** The number of a file's pages that staff can look at, by the file's address. */
export function documentPagesQuery(address: string) {
  const id = idIn(address);
  return queryOptions({
    queryKey: ['file', id, 'pages'],
    queryFn: ({ signal }) => call('GET /api/files/{id}/pages', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One page of a file as a picture; the first is 1. Each look is on record. */
export function documentPageQuery(address: string, page: number) {
  const id = idIn(address);
  return queryOptions({
    queryKey: ['file', id, 'pages', page],
    queryFn: ({ signal }) =>
      callForFile('GET /api/files/{id}/pages/{page}', {
        params: { id, page: String(page) },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
