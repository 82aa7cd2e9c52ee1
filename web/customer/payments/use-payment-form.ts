import { useState } from 'react';
import type { RefusalCode } from '../../../contract/calls/errors.ts';
import { Refused } from '../../api/failures.ts';
import type { DraftName } from '../../app/drafts/draft-places.ts';
import { typedFields } from '../../app/drafts/typed-fields.ts';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import type { DraftFields } from './draft-fields.ts';
import { paymentFailureText } from './payment-failure-text.ts';
import type { PaymentWording } from './payment-wording.ts';
import type { SentOrder } from './sent-order.ts';
import { usePaymentState } from './use-payment-state.ts';
import { useSignature } from './use-signature.ts';
import { useSendPayment } from './use-send-payment.ts';

interface PaymentFormSetting<Draft> {
  userId: string;
  wording: PaymentWording;
  /** Under which it waits when the session ends by time. */
  draftName: DraftName;
  steps: readonly string[];
  /** Nothing typed and nothing known. */
  emptyDraft: (now: Date) => Draft;
  /** The fields its form opens with, where some are known. */
  known?: Partial<Draft>;
  /** Finds the faults in the fields of one step, from 0. */
  checkStep: (draft: Draft, step: number) => FieldErrors;
  /**
   * The order as it is signed and sent, or in words why there can be none. `initial` is the draft
   * as the form opened.
   */
  makeOrder: (draft: Draft, initial: Draft) => SentOrder | string;
  /** The bank said no. */
  onRefusal?: (code: RefusalCode | undefined) => void;
}

/**
 * The draft of a payment, the step that the customer is at, its faults, and how the payment ends.
 */
export function usePaymentForm<Draft extends DraftFields<Draft>>(
  setting: PaymentFormSetting<Draft>,
) {
  const { userId, wording, steps, checkStep, makeOrder } = setting;
  const signature = useSignature();
  const [empty] = useState(() => setting.emptyDraft(new Date()));
  const [initial] = useState<Draft>(() => ({ ...empty, ...setting.known }));
  const lastStep = steps.length - 1;
  // The payee is known: the customer says the amount next.
  const isFilled = (draft: Draft) => Object.keys(checkStep(draft, 0)).length === 0;
  const [opensAt] = useState(() => (lastStep > 0 && isFilled(initial) ? 1 : 0));
  const [isChosen, setChosen] = useState(opensAt > 0);

  const check = (draft: Draft, step: number): Checked<SentOrder> => {
    const errors = signature.wanted(checkStep(draft, step), step === lastStep ? draft : undefined);
    if (step < lastStep || Object.keys(errors).length > 0) return { errors };
    const order = makeOrder(draft, initial);
    return typeof order === 'string' ? { failure: new Error(order) } : { values: order };
  };
  const machine = usePaymentState();
  const payment = useSendPayment(userId, wording, machine);
  const form = useForm({
    initial,
    steps: steps.length,
    opensAt,
    secrets: ['securityPin'],
    check,
    send: (order, sending) =>
      payment.send(order, {
        ...sending,
        signature: { ...signature.of(sending.fields), caution: machine.now().signed },
      }),
    isUnknown: payment.isUnknown,
    onFailed: (failure) =>
      setting.onRefusal?.(failure instanceof Refused ? failure.code : undefined),
    // The PIN is no part of the order.
    onEdited: (isSecret) => isSecret || payment.forget(),
  });
  const { fields, step, failure } = form;
  const kept = useKeptDraft({
    userId,
    name: setting.draftName,
    typed: typedFields(fields, empty),
    opensEmpty: Object.keys(typedFields(initial, empty)).length === 0,
    isOver: () => form.phase === 'sent' || payment.hasLeft(),
    onTaken: (typed) => form.edit(typed as Partial<Draft>),
  });
  const startOver = () => {
    kept.forget();
    form.startOver();
  };

  return {
    ...form,
    /** Fills the first step, and leaves it where that says all it asks for. */
    choose: (known: Partial<Draft>) => {
      form.edit(known);
      if (!isFilled({ ...fields, ...known })) return;
      setChosen(true);
      form.goTo(1);
    },
    /** Back to whom it goes, for one who was chosen and not typed. */
    changeRecipient: isChosen ? () => form.goTo(0) : undefined,
    signature,
    signWithDevice: () => signature.submitByDevice(form.submit),
    wording,
    steps,
    initial,
    error: paymentFailureText(wording, failure, form.isInDoubt),
    machine,
    takenDraft: { shown: kept.taken && step === 0, onStartOver: startOver },
  } as const;
}
