import { useMutation, useQueryClient } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import type { Happened } from '../users/happened.ts';
import { failureText } from '../../ui/form/failure-text.ts';

/** Changes something about colleagues; its outcome is said above the lists. */
export function useColleagueDeed<Given = void>(
  send: (given: Given) => Promise<{ message: string }>,
  onHappened: (happened: Happened | undefined) => void,
  onSettled?: () => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => onHappened({ kind: 'success', text: message }),
    onError: (failure) => onHappened({ kind: 'error', text: failureText(failure) }),
    onSettled: async () => {
      onSettled?.();
      await queryClient.invalidateQueries(colleaguesQuery);
    },
  });
}
