import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bankDayQuery } from '../../api/bank-day-query.ts';
import type { Happened } from '../users/happened.ts';
import { failureText } from '../../ui/form/failure-text.ts';

/** Tries one thing again, says how that went, and loads the page's data again. */
export function useRetry<Row>(
  retry: (row: Row) => Promise<{ message: string }>,
  onHappened: (happened: Happened | undefined) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retry,
    onMutate: () => onHappened(undefined),
    onSuccess: ({ message }) => onHappened({ kind: 'success', text: message }),
    onError: (failure) => onHappened({ kind: 'error', text: failureText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankDayQuery.queryKey }),
  });
}
