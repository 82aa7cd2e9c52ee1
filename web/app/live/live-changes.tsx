import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChangeTopic } from '../../../contract/calls/change-topics.ts';
import { forgetEarly } from '../../api/early-answers.ts';
import { queuesQuery } from '../../api/queue-queries.ts';
import { readSession } from '../../api/session.ts';
import { followChanges } from './follow-changes.ts';

/** Reads again what is in sight when it changed at the bank. Staff’s pages poll by themselves. */
export function LiveChanges() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const over = new AbortController();
    void followChanges({
      over: over.signal,
      onChange: (topic) => readAgain(queryClient, topic),
      onPoll: () => readSession()?.role === 'user' && readAgain(queryClient, 'own'),
    });
    return () => over.abort();
  }, [queryClient]);
  return null;
}

/**
 * Leaves out the queries that are not asked again at a glance, such as a rate that was quoted, and
 * those that could not be loaded: their page offers to try again.
 */
function readAgain(queryClient: QueryClient, topic: ChangeTopic): void {
  // An answer that was asked for ahead may be of before the change.
  forgetEarly();
  void queryClient.invalidateQueries({
    ...(topic === 'queues' && { queryKey: queuesQuery.queryKey, exact: true }),
    predicate: ({ observers, state }) =>
      state.data !== undefined &&
      observers.every(({ options }) => options.refetchOnWindowFocus !== false),
  });
}
