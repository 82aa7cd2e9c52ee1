import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { type Answer, call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ApproveOrDecline } from '../queues/case-decision.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';

export interface DecisionProps {
  one: Answer<'GET /api/admin/payment-returns/{id}'>;
  onDecided: (notice: string) => void;
}

const settled = ({ status }: DecisionProps['one']['payment']) => status !== 'Pending';

function whyNotApproved({ proposal, payment }: DecisionProps['one']): string | undefined {
  if (proposal.isYours) return 'You proposed this return, so a colleague has to approve it';
  return settled(payment) && proposal.otherBankReference === null
    ? 'The payment has settled since: decline this, and propose it with the other bank’s number'
    : undefined;
}

/** Approve or decline; who proposed it can only take it back. */
export function ReturnDecision({ one, onDecided }: DecisionProps) {
  const reason = whyNotApproved(one);
  return (
    <ApproveOrDecline
      disabledReason={reason}
      declineLabel={one.proposal.isYours ? 'Take back' : 'Decline'}
      renderApproval={(cancel) => (
        <ApproveReturn one={one} onDecided={onDecided} onCancel={cancel} />
      )}
      renderRefusal={(cancel) => (
        <DeclineReturn one={one} onDecided={onDecided} onCancel={cancel} />
      )}
    >
      {reason !== undefined && <p className="muted small case-why">{reason}.</p>}
    </ApproveOrDecline>
  );
}

/** Books it back, once it has been read what that means. */
function ApproveReturn({
  one: { _id: id, proposal, payer },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const amount = moneyText(proposal.amount);
  const where = payer.closed ? 'to unclaimed funds' : `back to ${payer.username}`;
  return (
    <ApproveForm
      confirmLabel={`Return ${amount}`}
      send={() => call('POST /api/admin/payment-returns/{id}/approve', { params: { id } })}
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    >
      {amount} goes {where}, posted at once. Your name is next to {proposal.proposedBy}’s in the
      audit trail.
    </ApproveForm>
  );
}

/** Ends the proposed return, and keeps why. */
function DeclineReturn({
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
