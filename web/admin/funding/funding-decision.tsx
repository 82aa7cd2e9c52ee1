import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { type Answer, call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ApproveOrDecline } from '../queues/case-decision.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import { useRight } from '../with-right.tsx';

export interface DecisionProps {
  one: Answer<'GET /api/admin/funding-proposals/{id}'>;
  onDecided: (notice: string) => void;
}

function whyNotApproved(
  { customer, proposal }: DecisionProps['one'],
  mayApprove: boolean | undefined,
): string | undefined {
  if (proposal.isYours) return 'You proposed this credit, so a colleague has to approve it';
  if (mayApprove === false) return 'Your role does not include approving credits';
  return customer.closed ? 'The account is closed' : undefined;
}

/** Approve or decline; who proposed it can only take it back. */
export function FundingDecision({ one, onDecided }: DecisionProps) {
  const reason = whyNotApproved(one, useRight('approve-credits'));
  return (
    <ApproveOrDecline
      disabledReason={reason}
      declineLabel={one.proposal.isYours ? 'Take back' : 'Decline'}
      renderApproval={(cancel) => (
        <ApproveFunding one={one} onDecided={onDecided} onCancel={cancel} />
      )}
      renderRefusal={(cancel) => (
        <DeclineFunding one={one} onDecided={onDecided} onCancel={cancel} />
      )}
    >
      {reason !== undefined && <p className="muted small case-why">{reason}.</p>}
    </ApproveOrDecline>
  );
}

/** Books the credit, once it has been read what that means. */
function ApproveFunding({
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

/** Ends the proposal unbooked, and keeps why. */
function DeclineFunding({
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
