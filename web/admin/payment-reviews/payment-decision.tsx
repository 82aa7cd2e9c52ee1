import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { type Answer, call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ApproveOrDecline } from '../queues/case-decision.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import { paymentSum } from '../reasons/payment-sum.ts';
import { ReasonForm } from '../reasons/reason-form.tsx';

function whyNotApproved({ payer, payee }: DecisionProps['review']): string | undefined {
  if (payer.suspended) return 'The customer is suspended';
  return payee?.closed ? 'The account it goes to is closed' : undefined;
}

/** Approve or decline: each says once more whose money goes where. */
export function PaymentDecision({ review, onDecided }: DecisionProps) {
  return (
    <ApproveOrDecline
      disabledReason={whyNotApproved(review)}
      renderApproval={(cancel) => (
        <ApprovePayment review={review} onDecided={onDecided} onCancel={cancel} />
      )}
      renderRefusal={(cancel) => (
        <DeclinePayment review={review} onDecided={onDecided} onCancel={cancel} />
      )}
    />
  );
}

/** Lets the payment go on, once it has been read what that means. */
function ApprovePayment({ review, onDecided, onCancel }: DecisionProps & { onCancel: () => void }) {
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

/** Sends the money back, with the reason its customer will read. */
function DeclinePayment({ review, onDecided, onCancel }: DecisionProps & { onCancel: () => void }) {
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

interface DecisionProps {
  review: Answer<'GET /api/admin/payment-reviews/{id}'>;
  onDecided: (notice: string) => void;
}
