import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Books the credit, once it has been read what that means. */
export function ApproveFunding({
  one: { _id: id, proposal, customer },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const amount = moneyText(proposal.amount);
  return (
    <ApproveForm
      confirmLabel={`Approve ${amount}`}
      send={() => call('POST /api/admin/funding-proposals/{id}/approve', { params: { id } })}
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    >
      {amount} to the {proposal.accountName} of {customer.username}, posted at once. Your name is
      next to {proposal.proposedBy}’s in the audit trail.
    </ApproveForm>
  );
}
