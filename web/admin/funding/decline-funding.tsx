import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Ends the proposal unbooked, and keeps why. */
export function DeclineFunding({
  one: { _id: id, customer, proposal },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  return (
    <ReasonForm
      lead={`${moneyText(proposal.amount)} to ${customer.username} is not posted. No money moves.`}
      reasons={reasonTexts.fundingDecline}
      confirmLabel={proposal.isYours ? 'Take back' : 'Decline credit'}
      busyLabel={proposal.isYours ? 'Taking back...' : 'Declining...'}
      send={(body) =>
        call('POST /api/admin/funding-proposals/{id}/decline', { params: { id }, body })
      }
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    />
  );
}
