import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { call, type Answer } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { userQuery } from '../../api/user-queries.ts';
import {
  draftOf,
  firstStepErrors,
  formOf,
  stepOf,
  type DraftErrors,
  type PersonalInfoDraft,
} from './personal-info-draft.ts';

const lastStep = 2;

function failureText(failure: unknown): string {
  if (failure instanceof Refused)
    return failure.message || 'Failed to submit profile. Please try again.';
  return 'An error occurred. Please try again later.';
}

/** What the form holds and where it stands: three steps, sent once, then locked. */
export function usePersonalInfo(user: User) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<DraftErrors>({});
  /** How often the form came back with something to mend. */
  const [returns, setReturns] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** How much is on its way, from 0 to 1. */
  const [uploaded, setUploaded] = useState(0);
  const [answer, setAnswer] = useState<Answer<'POST /api/users/profile'>>();

  const edit = (change: Partial<PersonalInfoDraft>) => {
    // A file can still be dropped on what is disabled.
    if (busy || answer !== undefined) return;
    setDraft((before) => ({ ...before, ...change }));
    setErrors(({ ...left }) => {
      for (const name of Object.keys(change)) delete left[name];
      return left;
    });
    setFailure(undefined);
  };
  const sendBack = (found: DraftErrors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setReturns((count) => count + 1);
  };
  const submit = async () => {
    setBusy(true);
    setUploaded(0);
    setFailure(undefined);
    try {
      setAnswer(
        await call('POST /api/users/profile', { form: formOf(draft), onProgress: setUploaded }),
      );
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    } catch (refused) {
      setFailure(failureText(refused));
      const fields = refused instanceof Refused ? refused.fields : {};
      const steps = Object.keys(fields).map(stepOf);
      sendBack(fields);
      if (steps.length > 0) setStep(Math.min(...steps));
    } finally {
      setBusy(false);
    }
  };
  const forward = () => {
    const found = step === 0 ? firstStepErrors(draft) : {};
    sendBack(found);
    if (Object.keys(found).length > 0) return;
    if (step < lastStep) setStep(step + 1);
    else if (!busy) void submit();
  };
  const back = () => {
    setFailure(undefined);
    setStep(step - 1);
  };
  return {
    draft,
    step,
    isLastStep: step === lastStep,
    errors,
    returns,
    failure,
    busy,
    uploaded,
    answer,
    edit,
    forward,
    back,
  };
}
