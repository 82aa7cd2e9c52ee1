import { useMutation, useQueryClient } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import type { Happened } from '../users/happened.ts';

/** One press that changes something about colleagues: what came of it is said above the lists. */
export function useColleagueDeed(
  send: (id: string) => Promise<{ message: string }>,
  onHappened: (happened: Happened | undefined) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => onHappened({ kind: 'success', text: message }),
    onError: ({ message }) => onHappened({ kind: 'error', text: message }),
    onSettled: () => queryClient.invalidateQueries(colleaguesQuery),
  });
}
