import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { paymentSum } from '../reasons/payment-sum.ts';
import { ReasonForm } from '../reasons/reason-form.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Sends the money back, with the reason its customer will read. */
export function DeclinePayment({
  review,
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  return (
    <ReasonForm
      lead={
        `${paymentSum(review)}. The whole ${moneyText(review.payment.debitedUsd)}, any fee ` +
        'included, goes back at once.'
      }
      reasons={reasonTexts.paymentDecline}
      reader={review.payer.username}
      movesMoney
      confirmLabel="Decline payment"
      busyLabel="Declining..."
      send={(body) =>
        call('POST /api/admin/payment-reviews/{id}/decline', { params: { id: review._id }, body })
      }
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    />
  );
}
