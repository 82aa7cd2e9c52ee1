import { useState } from 'react';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { ApprovePayment } from './approve-payment.tsx';
import type { DecisionProps } from './decision-props.ts';
import { DeclinePayment } from './decline-payment.tsx';

function whyNotApproved({ payer, payee }: DecisionProps['review']): string | undefined {
  if (payer.suspended) return 'The customer is suspended';
  return payee?.closed ? 'The account it goes to is closed' : undefined;
}

/** Approve or decline: each says once more whose money goes where. */
export function PaymentDecision({ review, onDecided }: DecisionProps) {
  const [chosen, setChosen] = useState<'approve' | 'decline'>();
  const cancel = () => setChosen(undefined);
  return (
    <CaseDecision open={chosen !== undefined}>
      {chosen === undefined && (
        <div className="case-buttons">
          <CaseButton
            shortcut="a"
            disabledReason={whyNotApproved(review)}
            onClick={() => setChosen('approve')}
          >
            Approve
          </CaseButton>
          <CaseButton shortcut="d" look="danger" onClick={() => setChosen('decline')}>
            Decline
          </CaseButton>
        </div>
      )}
      {chosen === 'approve' && (
        <ApprovePayment review={review} onDecided={onDecided} onCancel={cancel} />
      )}
      {chosen === 'decline' && (
        <DeclinePayment review={review} onDecided={onDecided} onCancel={cancel} />
      )}
    </CaseDecision>
  );
}
