import { useState } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import type { DraftErrors, DraftField, LocalTransferDraft } from './local-transfer-draft.ts';
import { bodyOf, checkStep, emptyDraft } from './local-transfer-draft.ts';
import { useSubmitTransfer } from './use-submit-transfer.ts';

interface FormSetting {
  userId: string;
  savings: Account | undefined;
  passwordNeeded: boolean;
}

const lastStep = 2;

/** The draft, where the person is in it, and what is wrong with it. */
export function useLocalTransferForm({ userId, savings, passwordNeeded }: FormSetting) {
  const [initial] = useState(() => emptyDraft(new Date()));
  const [draft, setDraft] = useState<LocalTransferDraft>(initial);
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  /** A new object after every check, so that the focus moves then and not while typing. */
  const [lastCheck, setLastCheck] = useState({ failed: false });
  const submission = useSubmitTransfer({
    onFailure: (fields) => {
      setDraft((current) => ({ ...current, securityPin: '', password: '' }));
      show(fields);
    },
  });
  const show = (found: DraftErrors): boolean => {
    const failed = Object.keys(found).length > 0;
    setErrors(found);
    setLastCheck({ failed });
    return failed;
  };
  const dateUntouched = draft.transferDate === initial.transferDate;

  const edit = (field: DraftField, value: string) => {
    setDraft((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setProblem(undefined);
    submission.edited(field);
  };

  const goTo = (next: number) => {
    setStep(next);
    setErrors({});
    setProblem(undefined);
    submission.clear();
  };

  const forward = () => {
    const found = checkStep(draft, step);
    if (step === lastStep && passwordNeeded && draft.password === '') found['password'] = 'Password is required';
    if (show(found)) return;
    if (step < lastStep) goTo(step + 1);
    else submit();
  };

  const submit = () => {
    if (savings === undefined) return setProblem('No Savings Account available to debit from.');
    const makeBody = () => bodyOf(draft, { debitedAccount: savings.number, dateUntouched, now: new Date() });
    void submission.submit({ userId, securityPin: draft.securityPin, password: passwordNeeded ? draft.password : undefined, makeBody });
  };

  return {
    draft,
    errors,
    step,
    lastCheck,
    error: problem ?? submission.failure,
    phase: submission.phase,
    touched: Object.keys(initial).some((field) => draft[field as DraftField] !== initial[field as DraftField]),
    dateUntouched,
    passwordNeeded,
    edit,
    goTo,
    forward,
    previous: () => goTo(step - 1),
  };
}
