import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Ends the proposed return, and keeps why. */
export function DeclineReturn({
  one: { _id: id, payment, proposal },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  return (
    <ReasonForm
      lead={`${moneyText(proposal.amount)} for ${payment.reference} does not go back. No money moves.`}
      reasons={reasonTexts.returnDecline}
      confirmLabel={proposal.isYours ? 'Take back' : 'Decline return'}
      busyLabel={proposal.isYours ? 'Taking back...' : 'Declining...'}
      send={(body) =>
        call('POST /api/admin/payment-returns/{id}/decline', { params: { id }, body })
      }
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    />
  );
}
