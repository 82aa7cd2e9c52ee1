import { useState } from 'react';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { ApproveForm } from '../reasons/approve-form.tsx';
import { useRight } from '../with-right.tsx';
import type { DecisionProps } from './decision-props.ts';
import { DeclineFunding } from './decline-funding.tsx';

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
  const [chosen, setChosen] = useState<'approve' | 'decline'>();
  const cancel = () => setChosen(undefined);
  const reason = whyNotApproved(one, useRight('approve-credits'));
  return (
    <CaseDecision open={chosen !== undefined}>
      {chosen === undefined && (
        <>
          <div className="case-buttons">
            <CaseButton shortcut="a" disabledReason={reason} onClick={() => setChosen('approve')}>
              Approve
            </CaseButton>
            <CaseButton shortcut="d" look="danger" onClick={() => setChosen('decline')}>
              {one.proposal.isYours ? 'Take back' : 'Decline'}
            </CaseButton>
          </div>
          {reason !== undefined && <p className="muted small case-why">{reason}.</p>}
        </>
      )}
      {chosen === 'approve' && <ApproveFunding one={one} onDecided={onDecided} onCancel={cancel} />}
      {chosen === 'decline' && <DeclineFunding one={one} onDecided={onDecided} onCancel={cancel} />}
    </CaseDecision>
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
