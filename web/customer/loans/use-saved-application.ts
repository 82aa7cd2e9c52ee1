import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { savedApplicationQuery } from '../../api/loan-queries.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { announceSuccess } from '../frame/announce-success.ts';
import type { LoanDraft } from './loan-draft.ts';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.useSavedApplication;

const failureWords = (done: string) => ({
  unanswered: texts.networkErrorWhetherItWas(done),
});

/** Saves what was typed so far at the bank, and deletes it there. */
export function useSavedApplication() {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (draft: LoanDraft) => call('PUT /api/loans/saved', { body: draft }),
    onSuccess: ({ message, saved }) => {
      queryClient.setQueryData(savedApplicationQuery.queryKey, saved);
      announceSuccess(message);
    },
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/loans/saved', {}),
    onSuccess: ({ message }) => {
      queryClient.setQueryData(savedApplicationQuery.queryKey, null);
      announceSuccess(message);
    },
  });
  const isFieldError = save.error instanceof Refused && Object.keys(save.error.fields).length > 0;
  const failure =
    save.error && !isFieldError
      ? failureText(save.error, failureWords(texts.saved))
      : remove.error
        ? failureText(remove.error, failureWords(texts.deleted))
        : undefined;
  const forgetFailure = () => {
    save.reset();
    remove.reset();
  };
  return {
    busy: save.isPending || remove.isPending,
    isSaving: save.isPending,
    failure,
    forgetFailure,
    save: save.mutate,
    remove: () => remove.mutate(),
  };
}
