import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import { paymentSum } from '../reasons/payment-sum.ts';
import type { DecisionProps } from './decision-props.ts';

/** Lets the payment go on, once it has been read what that means. */
export function ApprovePayment({
  review,
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const { payment, payee } = review;
  const amount = moneyText(payment.amount, payment.currency);
  return (
    <ApproveForm
      confirmLabel={`Approve ${amount}`}
      send={() =>
        call('POST /api/admin/payment-reviews/{id}/approve', { params: { id: review._id } })
      }
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    >
      {paymentSum(review)}.{' '}
      {payee
        ? `It is credited to ${payee.username} at once, and cannot be reversed here.`
        : 'It leaves the bank with the next settlement, within hours.'}
    </ApproveForm>
  );
}
