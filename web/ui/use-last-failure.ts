import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What a question failed with last. Asked again before there ever was an answer, it forgets its own failure meanwhile. */
export function useLastFailure({ error, isPending, isFetchedAfterMount }: Pick<UseQueryResult, 'error' | 'isPending' | 'isFetchedAfterMount'>): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? (isPending && isFetchedAfterMount ? last : null);
}
