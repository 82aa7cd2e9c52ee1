import { queryOptions } from '@tanstack/react-query';
import { callForFile } from './client.ts';

/**
 * The id in an address of a file: the address itself opens for a minute, the id for as long as the
 * person is signed in.
 */
export const idIn = (address: string) => address.split('/')[3] ?? '';

/** A stored file by its address, as bytes. A file never changes: a newer one has another id. */
export function fileQuery(address: string) {
  const id = idIn(address);
  return queryOptions({
    queryKey: ['file', id],
    queryFn: ({ signal }) => callForFile('GET /api/files/{id}', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
