import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { disputeCorrection } from '../../../contract/dispute-correction.ts';
import { decimalText, exactMinor } from '../../../contract/money.ts';
import { call } from '../../api/client.ts';
import { forgetDispute } from '../../api/dispute-queries.ts';
import { Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { MoneyField } from '../../ui/money-field.tsx';
import { moneyText } from '../../ui/money-text.tsx';
import { typedAmount } from '../../ui/typed-amount.ts';
import { failureText } from '../failure-text.ts';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { NoteField } from '../reasons/note-field.tsx';
import type { DecisionProps } from './decision-props.ts';
import '../reasons/reason-form.css';

const amountTyped = typedAmount(disputeCorrection.shape.amount);

/**
 * The amount that goes back to the customer: what a colleague proposed, or all that the payment
 * cost, stands there already.
 */
export function CorrectDispute({
  one,
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const { _id: id, dispute, customer, proposal, twoPeopleAbove, payment } = one;
  const [text, setText] = useState(decimalText(exactMinor(proposal?.amount ?? dispute.debitedUsd)));
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const queryClient = useQueryClient();
  const correct = useMutation({
    mutationFn: (amount: number) =>
      call('POST /api/admin/disputes/{id}/correct', { params: { id }, body: { amount, note } }),
    onSuccess: ({ message }) => {
      forgetDispute(queryClient, id);
      onDecided(message);
    },
    onError: (failure) => {
      setError(failure instanceof Refused ? failure.fields['amount'] : undefined);
      requestAnimationFrame(focusFirstInvalid);
    },
  });
  const typed = amountTyped.safeParse(text);
  const needsTwo = typed.success && twoPeopleAbove !== null && typed.data > twoPeopleAbove;
  const proposes = needsTwo && (proposal?.amount !== typed.data || proposal.isYours);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(typed.error?.issues[0]?.message);
    if (typed.success) correct.mutate(typed.data);
    else requestAnimationFrame(focusFirstInvalid);
  };
  const amount = typed.success ? ` ${moneyText(typed.data)}` : '';
  return (
    <form
      className="case-form reason-form"
      noValidate
      onSubmit={submit}
      aria-label="Correct this payment"
    >
      <Alert kind="error">
        {correct.error && error === undefined && failureText(correct.error, 'posted')}
      </Alert>
      <p>
        It is credited to {customer.username}, account ending in {payment.senderAccount.slice(-4)},
        from the bank’s losses. They are told by email.
      </p>
      <div className="dispute-amount">
        <MoneyField
          label="Amount to credit"
          name="amount"
          hint={`At most ${moneyText(dispute.debitedUsd)}, what the payment cost.`}
          value={text}
          error={error}
          ref={first}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setError(undefined);
            correct.reset();
          }}
        />
      </div>
      {proposes && (
        <p>
          Above {moneyText(twoPeopleAbove)} a second person posts it: you propose, and the case
          waits for a colleague.
        </p>
      )}
      <NoteField value={note} onChange={setNote} />
      <ConfirmButtons
        confirmLabel={`${proposes ? 'Propose' : 'Credit'}${amount}`}
        busyLabel={proposes ? 'Proposing...' : 'Crediting...'}
        busy={correct.isPending}
        onCancel={onCancel}
      />
    </form>
  );
}
