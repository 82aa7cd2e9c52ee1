import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import type { RefusalCode } from '../../../contract/errors.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import type { DraftName } from '../../app/drafts/draft-places.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import type { DraftErrors, DraftFields, FieldOf } from './draft-fields.ts';
import { isAttemptKept } from './payment-attempt.ts';
import type { PaymentWording } from './payment-wording.ts';
import type { SentOrder } from './sent-order.ts';
import { useSubmitPayment } from './use-submit-payment.ts';

interface PaymentFormSetting<Draft> {
  userId: string;
  wording: PaymentWording;
  /** Under which it waits when the session ends by time. */
  draftName: DraftName;
  steps: readonly string[];
  /** Nothing typed and nothing known. */
  emptyDraft: (now: Date) => Draft;
  /** What its form opens with, where something is known. */
  known?: Partial<Draft>;
  /** What is wrong with the fields of one step, from 0. */
  checkStep: (draft: Draft, step: number) => DraftErrors;
  /**
   * The order as it is signed and sent, or in words why there can be none. `initial` is the draft
   * as the form opened.
   */
  makeOrder: (draft: Draft, initial: Draft) => SentOrder | string;
  /** The bank said no. */
  onRefusal?: (code: RefusalCode | undefined) => void;
}

/**
 * The draft of a payment, where the person is in it, what is wrong with it, and what becomes of it.
 */
export function usePaymentForm<Draft extends DraftFields<Draft>>(
  setting: PaymentFormSetting<Draft>,
) {
  const { userId, wording, steps, checkStep, makeOrder } = setting;
  const pin = useQuery(pinStateQuery).data;
  const choosesPin = wording.signed && pin?.set === false;
  const passwordNeeded = choosesPin && pin.passwordNeeded;
  const [empty] = useState(() => setting.emptyDraft(new Date()));
  const [initial] = useState<Draft>(() => ({ ...empty, ...setting.known }));
  const [draft, setDraft] = useState<Draft>(initial);
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [problem, setProblem] = useState<string>();
  /** A new object after every check, so that the focus moves then and not while typing. */
  const [lastCheck, setLastCheck] = useState({ failed: false });
  const submission = useSubmitPayment({
    wording,
    onFailure: (fields, code) => {
      setDraft((current) => ({ ...current, securityPin: '', password: '', code: '' }));
      show(fields);
      setting.onRefusal?.(code);
    },
  });
  const opensEmpty = Object.keys(typedFields(initial, empty)).length === 0;
  const kept = useKeptDraft({
    userId,
    name: setting.draftName,
    typed: typedFields(draft, empty),
    opensEmpty,
    isOver: () => submission.phase === 'done' || isAttemptKept(),
    onTaken: (typed) => setDraft((current) => ({ ...current, ...typed })),
  });
  const startOver = () => {
    kept.forget();
    setDraft(initial);
    goTo(0);
  };
  const show = (found: DraftErrors): boolean => {
    const failed = Object.keys(found).length > 0;
    setErrors(found);
    setLastCheck({ failed });
    return failed;
  };
  const clearProblems = () => {
    setProblem(undefined);
    submission.clear();
  };

  const edit = (field: FieldOf<Draft>, value: string) => {
    setDraft((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    clearProblems();
    // PIN, password and code are no part of the order.
    if (!['securityPin', 'password', 'code'].includes(field)) submission.orderChanged();
  };

  const goTo = (next: number) => {
    // A step whose fields are still on their way leaves the step before in its place: what is typed
    // after Next must not go to a window without fields.
    startTransition(() => {
      setStep(next);
      setErrors({});
    });
    clearProblems();
  };

  const forward = () => {
    const last = step === steps.length - 1;
    const found = { ...checkStep(draft, step) };
    if (last && passwordNeeded && draft.password === '') found['password'] = 'Password is required';
    if (show(found)) return;
    if (last) submit();
    else goTo(step + 1);
  };

  const submit = () => {
    const order = makeOrder(draft, initial);
    if (typeof order === 'string') return setProblem(order);
    void submission.submit({
      userId,
      securityPin: draft.securityPin,
      password: passwordNeeded ? draft.password : undefined,
      code: draft.code,
      order,
    });
  };

  return {
    wording,
    steps,
    initial,
    draft,
    errors,
    step,
    lastCheck,
    choosesPin,
    passwordNeeded,
    error: problem ?? submission.failure,
    phase: submission.phase,
    takenDraft: { shown: kept.taken && step === 0, onStartOver: startOver },
    made: submission.made,
    /** The order went out and nobody knows yet what became of it. */
    inDoubt: submission.inDoubt,
    touched: (Object.keys(initial) as FieldOf<Draft>[]).some(
      (field) => draft[field] !== initial[field],
    ),
    onEdit: edit,
    goTo,
    forward,
    previous: () => goTo(step - 1),
  };
}
