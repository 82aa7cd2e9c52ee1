import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { disputeCorrection } from '../../../contract/money/dispute-correction.ts';
import { decimalText } from '../../../contract/values/money.ts';
import { call } from '../../api/client.ts';
import { forgetDispute } from '../../api/dispute-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { typedAmount } from '../../ui/fields/typed-amount.ts';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { NoteField } from '../reasons/note-field.tsx';
import type { DecisionProps } from './decision-props.ts';
import '../queues/cases.css';

const amountTyped = typedAmount(disputeCorrection.shape.amount);

/**
 * Takes the amount that goes back to the customer: the field already holds what a colleague
 * proposed, or all that the payment cost.
 */
export function CorrectDispute({
  one,
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const { _id: id, dispute, customer, proposal, twoPeopleAbove, payment } = one;
  const queryClient = useQueryClient();
  const form = useForm({
    initial: {
      amount: decimalText(proposal?.amount ?? dispute.debitedUsd),
      note: '',
    },
    check: ({ amount, note }) => {
      const typed = amountTyped.safeParse(amount);
      return typed.success
        ? { values: { amount: typed.data, note } }
        : { errors: { amount: typed.error.issues[0]?.message } };
    },
    send: (body) => call('POST /api/admin/disputes/{id}/correct', { params: { id }, body }),
    onSent: ({ message }) => {
      forgetDispute(queryClient, id);
      onDecided(message);
    },
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const typed = amountTyped.safeParse(form.fields.amount);
  const needsTwo = typed.success && twoPeopleAbove !== null && typed.data > twoPeopleAbove;
  const proposes = needsTwo && (proposal?.amount !== typed.data || proposal.isYours);
  const amount = typed.success ? ` ${moneyText(typed.data)}` : '';
  return (
    <Form form={form} className="case-form reason-form" aria-label="Correct this payment">
      <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'posted' })}</Alert>
      <p>
        It is credited to {customer.username}, account ending in {payment.senderAccount.slice(-4)},
        from the bank’s losses. They are told by email.
      </p>
      <div className="dispute-amount">
        <MoneyField
          label="Amount to credit"
          hint={`At most ${moneyText(dispute.debitedUsd)}, what the payment cost.`}
          ref={first}
          onFocus={(event) => event.currentTarget.select()}
          {...form.field('amount')}
        />
      </div>
      {proposes && (
        <p>
          Above {moneyText(twoPeopleAbove)} a second person posts it: you propose, and the case
          waits for a colleague.
        </p>
      )}
      <NoteField {...form.field('note')} />
      <ConfirmButtons
        confirmLabel={`${proposes ? 'Propose' : 'Credit'}${amount}`}
        busyLabel={proposes ? 'Proposing...' : 'Crediting...'}
        busy={form.isBusy}
        onCancel={onCancel}
      />
    </Form>
  );
}
