import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { SavedApplication } from '../../../contract/saved-applications.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { savedApplicationQuery } from '../../api/loan-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import { firstIssues } from '../../app/sign-in/first-issues.ts';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { checkLoanDraft, emptyLoanDraft, type LoanDraft, type LoanField } from './loan-draft.ts';
import { useSavedApplication } from './use-saved-application.ts';

const repeatMs = 60_000;

interface Failure {
  text: string;
  /** No answer came: it may have arrived all the same. */
  unknown: boolean;
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refused)
    return { text: error.message || 'Failed to submit loan application', unknown: false };
  return { text: 'An error occurred. Please try again later.', unknown: true };
}

/** The application being typed, what is wrong with it, and its sending. */
export function useLoanForm() {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(emptyLoanDraft);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [checks, setChecks] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [success, setSuccess] = useState<string>();
  const [warned, setWarned] = useState(false);
  const last = useRef({ body: '', atMs: 0 });
  const typed = typedFields(draft, emptyLoanDraft);
  const savedFields = useQuery(savedApplicationQuery).data?.fields;
  const isSaved = (Object.keys(emptyLoanDraft) as LoanField[]).every(
    (field) => draft[field] === (savedFields?.[field] ?? ''),
  );
  const saved = useSavedApplication();
  /** What stands in the form goes on with what is saved. */
  const [goesOn, setGoesOn] = useState(false);
  const kept = useKeptDraft({
    userId: useQuery(userQuery).data?._id,
    name: 'loan',
    typed,
    opensEmpty: true,
    onTaken: (taken) => setDraft((current) => ({ ...current, ...taken })),
  });
  const startOver = () => {
    kept.forget();
    setDraft(emptyLoanDraft);
    setErrors({});
  };

  // After the errors are on screen, so that the first of them can take the focus.
  useEffect(() => {
    if (checks > 0) focusFirstInvalid();
  }, [checks]);

  const showErrors = (found: Record<string, string>) => {
    setErrors(found);
    setChecks((count) => count + 1);
  };

  const save = () => {
    if (busy || saved.busy) return;
    setErrors({});
    setFailure(undefined);
    setSuccess(undefined);
    saved.save(draft, {
      onSuccess: () => setGoesOn(true),
      onError: (refused) => refused instanceof Refused && showErrors(refused.fields),
    });
  };
  // What was saved comes as JSON, which leaves out rather than says undefined.
  const goOn = ({ fields }: SavedApplication) => {
    setDraft({ ...emptyLoanDraft, ...(fields as Partial<LoanDraft>) });
    setGoesOn(true);
  };

  const edit = (field: LoanField, value: string) => {
    setDraft((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setFailure(undefined);
    setSuccess(undefined);
    setWarned(false);
    saved.forgetFailure();
  };

  const send = async (body: NonNullable<ReturnType<typeof checkLoanDraft>['data']>) => {
    setBusy(true);
    try {
      const { message } = await call('POST /api/loans', { body });
      last.current = { body: JSON.stringify(body), atMs: Date.now() };
      setDraft(emptyLoanDraft);
      kept.forget();
      setSuccess(message);
    } catch (error) {
      setFailure(failureOf(error));
      if (error instanceof Refused) showErrors(error.fields);
    } finally {
      setBusy(false);
      setWarned(false);
      await queryClient.invalidateQueries({ queryKey: ['loans'] });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setFailure(undefined);
    setSuccess(undefined);
    const checked = checkLoanDraft(draft);
    if (!checked.success) return showErrors(firstIssues(checked.error.issues));
    setErrors({});
    const isRepeat =
      JSON.stringify(checked.data) === last.current.body &&
      Date.now() - last.current.atMs < repeatMs;
    if (isRepeat && !warned) return setWarned(true);
    void send(checked.data);
  };

  const isEmpty = Object.keys(typed).length === 0;
  return {
    draft,
    /** Something is typed that leaving would lose. */
    isUnsaved: !isEmpty && !isSaved,
    errors,
    busy,
    failure,
    success,
    warned,
    edit,
    submit,
    save,
    saving: saved,
    savedApplication: {
      offered: isEmpty,
      replaced: !isEmpty && !isSaved && !goesOn,
      busy: saved.busy,
      onContinue: goOn,
      onRemove: saved.remove,
    },
    takenDraft: { shown: kept.taken, onStartOver: startOver },
  };
}
