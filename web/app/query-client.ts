import { QueryCache, QueryClient } from '@tanstack/react-query';
import { Refused } from '../api/failures.ts';
import type { QueryName } from '../api/query-name.ts';
import { endSession } from '../api/session.ts';
import { paths } from './paths.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: QueryName;
    queryMeta: {
      /** A page whose load is refused with 403 belongs to a session that is over. */
      endsSessionOn403?: boolean;
    };
  }
}

const freshForMs = 15_000;
const retries = 2;

/** The pages for the steps that staff must take before anything else. */
const leadsTo: Partial<Record<string, () => string>> = {
  PASSWORD_CHANGE_REQUIRED: paths.firstPassword,
  TWO_STEPS_REQUIRED: paths.adminTwoStep,
};

/**
 * Stays if this is already the page: to go there again would load the page, be refused and go there
 * again, for ever.
 */
function goOnce(path: string): void {
  if (location.pathname !== path.split('?')[0]) location.replace(path);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, query) => {
        if (!(failure instanceof Refused) || failure.status !== 403) return;
        const mustGo = failure.code && leadsTo[failure.code];
        if (mustGo) goOnce(mustGo());
        else if (query.meta?.endsSessionOn403) endSession('expired');
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // A refusal is an answer; only silence and a stumbling server are worth asking again.
        retry: (count, failure) =>
          count < retries && !(failure instanceof Refused && failure.status < 500),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      // Offline, what is sent fails at once and says so: kept back, it would go out later without
      // the person seeing it.
      mutations: { networkMode: 'always' },
    },
  });
}
