import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { moneyText } from '../../ui/money-text.tsx';
import '../queues/case-sheet.css';
import '../reasons/reason-form.css';
import { paymentSum } from '../reasons/payment-sum.ts';
import type { DecisionProps } from './decision-props.ts';

/** Lets the payment go on, once it has been read what that means. */
export function ApprovePayment({ review, onDecided, onCancel }: DecisionProps & { onCancel: () => void }) {
  const approve = useMutation({
    mutationFn: () => call('POST /api/admin/payment-reviews/{id}/approve', { params: { id: review._id } }),
    onSuccess: ({ message }) => onDecided(message),
  });
  const { payment, payee } = review;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className="case-form reason-form">
      <Alert kind="error">{approve.error?.message}</Alert>
      <p>
        {paymentSum(review)}.{' '}
        {payee
          ? `It is credited to ${payee.username} at once, and cannot be called back from here.`
          : 'It leaves the bank with the next settlement, within hours.'}
      </p>
      <div className="case-buttons">
        <Button compact ref={yes} busy={approve.isPending} busyLabel="Approving..." onClick={() => approve.mutate()}>
          Approve {moneyText(payment.amount, payment.currency)}
        </Button>
        <Button look="quiet" compact disabled={approve.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
