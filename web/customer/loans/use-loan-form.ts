import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LoanApplication } from '../../../contract/money/loans.ts';
import type { SavedApplication } from '../../../contract/money/saved-applications.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { savedApplicationQuery } from '../../api/loan-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { loadOnce } from '../../app/navigation/part-file.ts';
import { emptyLoanDraft, type LoanDraft, type LoanField } from './loan-draft.ts';
import { useSavedApplication } from './use-saved-application.ts';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.useLoanForm;

const repeatMs = 60_000;

interface SentApplication {
  body: string;
  atMs: number;
}

const sentNow = (values: LoanApplication): SentApplication => ({
  body: JSON.stringify(values),
  atMs: Date.now(),
});

const repeats = (values: LoanApplication, { body, atMs }: SentApplication): boolean =>
  JSON.stringify(values) === body && Date.now() - atMs < repeatMs;

/** They come once something is typed: who looks at a running loan needs none. */
const loadRules = loadOnce(() => import('./loan-rules.ts'));

/** The application being typed, what is wrong with it, and its sending. */
export function useLoanForm() {
  const queryClient = useQueryClient();
  const [success, setSuccess] = useState<string>();
  const [warned, setWarned] = useState(false);
  const last = useRef<SentApplication>({ body: '', atMs: 0 });
  const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['loans'] });
  const saved = useSavedApplication();

  /** The same application within a minute is sent after a second press. */
  const askBeforeRepeat = (values: LoanApplication): { values?: LoanApplication } => {
    if (!repeats(values, last.current) || warned) return { values };
    setWarned(true);
    return {};
  };
  const form = useForm({
    initial: emptyLoanDraft,
    late: async () => {
      const { checkLoanDraft } = await loadRules();
      return (draft) => {
        setSuccess(undefined);
        const checked = checkLoanDraft(draft);
        return checked.values ? askBeforeRepeat(checked.values) : checked;
      };
    },
    send: async (body) => {
      const { message } = await call('POST /api/loans', { body });
      last.current = sentNow(body);
      return message;
    },
    onSent: async (message) => {
      form.startOver();
      kept.forget();
      setWarned(false);
      setSuccess(message);
      await lookAgain();
    },
    onFailed: () => {
      setWarned(false);
      void lookAgain();
    },
    onEdited: () => {
      setSuccess(undefined);
      setWarned(false);
      saved.forgetFailure();
    },
  });
  const { fields: draft } = form;
  const typed = typedFields(draft, emptyLoanDraft);
  const savedFields = useQuery(savedApplicationQuery).data?.fields;
  const isSaved = (Object.keys(emptyLoanDraft) as LoanField[]).every(
    (field) => draft[field] === (savedFields?.[field] ?? ''),
  );
  /** The typed form continues the saved application. */
  const [goesOn, setGoesOn] = useState(false);
  const kept = useKeptDraft({
    userId: useQuery(userQuery).data?._id,
    name: 'loan',
    typed,
    opensEmpty: true,
    sending: form,
    onTaken: form.edit,
  });
  const startOver = () => {
    kept.forget();
    form.startOver();
  };

  const save = () => {
    if (form.isBusy || saved.busy) return;
    form.showErrors({});
    setSuccess(undefined);
    saved.save(draft, {
      onSuccess: () => setGoesOn(true),
      onError: (refused) => refused instanceof Refused && form.showErrors(refused.fields),
    });
  };
  // The saved fields come as JSON, which leaves out rather than says undefined.
  const goOn = ({ fields }: SavedApplication) => {
    form.startOver({ ...emptyLoanDraft, ...(fields as Partial<LoanDraft>) });
    setGoesOn(true);
  };

  const isEmpty = Object.keys(typed).length === 0;
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>();
  useEffect(() => {
    // Without them the costs are not shown; pressing Submit asks for them again.
    if (!isEmpty) loadRules().then(setRules, () => undefined);
  }, [isEmpty]);
  return {
    form,
    rules,
    /** Something is typed that leaving would lose. */
    isUnsaved: !isEmpty && !isSaved,
    success,
    warned,
    save,
    saving: saved,
    savedApplication: {
      offered: isEmpty,
      replaced: !isEmpty && !isSaved && !goesOn,
      busy: saved.busy,
      onContinue: goOn,
      onRemove: saved.remove,
    },
    takenDraft: {
      shown: kept.taken,
      lookAt: kept.isDoubted ? texts.yourApplicationsOnThisPage : undefined,
      onStartOver: startOver,
    },
  };
}
