import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from '../api/failures.ts';
import { endSession } from '../api/session.ts';
import { paths } from './paths.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A page whose load is refused with 403 belongs to a session that is over. */
      endsSessionOn403?: boolean;
    };
  }
}

const freshForMs = 15_000;
const retries = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, query) => {
        if (!(failure instanceof Refused) || failure.status !== 403) return;
        if (failure.code === 'PASSWORD_CHANGE_REQUIRED') location.replace(paths.adminPassword());
        else if (query.meta?.endsSessionOn403) endSession('expired');
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // A refusal is an answer; only silence and a stumbling server are worth asking again.
        retry: (count, failure) => count < retries && !(failure instanceof Refused && failure.status < 500),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  });
}
