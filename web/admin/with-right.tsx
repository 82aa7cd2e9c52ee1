import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Right } from '../../contract/values/rights.ts';
import { call } from '../api/client.ts';

/** The role of who is logged in, and what it allows: pages show only what they may do. */
export const ownRightsQuery = queryOptions({
  queryKey: ['admin', 'own-rights'],
  queryFn: ({ signal }) => call('GET /api/admin/own-rights', { signal }),
});

/**
 * Says whether the person who is logged in has one of these rights; undefined while that is not
 * known.
 */
export function useRight(...needed: Right[]): boolean | undefined {
  const { data } = useQuery(ownRightsQuery);
  return data && needed.some((right) => data.rights.includes(right));
}

interface WithRightProps {
  right: Right;
  children: ReactNode;
}

/** Shows its content to those alone who may do it. The server refuses the others anyway. */
export function WithRight({ right, children }: WithRightProps) {
  return useRight(right) ? children : null;
}
