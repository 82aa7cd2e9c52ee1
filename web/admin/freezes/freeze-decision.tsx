import { useState } from 'react';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { FreezeCase } from '../../../contract/people/freezes.ts';
import { call } from '../../api/client.ts';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';

interface FreezeDecisionProps {
  one: FreezeCase;
  onDecided: (notice: string) => void;
}

/** Lift it, once it is certain who asks. Until then it stays. */
export function FreezeDecision({ one: { _id: id, customer }, onDecided }: FreezeDecisionProps) {
  const [lifting, setLifting] = useState(false);
  return (
    <CaseDecision open={lifting}>
      {lifting ? (
        <ReasonForm
          lead={
            `${customer.username} will be able to pay and make changes again. Lift it only if ` +
            'you are sure it is the customer who asks: a fraudster may call too.'
          }
          reasons={reasonTexts.identityCheck}
          confirmLabel="Lift the freeze"
          busyLabel="Lifting..."
          send={(body) => call('POST /api/admin/freezes/{id}/lift', { params: { id }, body })}
          onSent={({ message }) => onDecided(message)}
          onCancel={() => setLifting(false)}
        />
      ) : (
        <div className="case-buttons">
          <CaseButton shortcut="l" onClick={() => setLifting(true)}>
            Lift the freeze
          </CaseButton>
        </div>
      )}
    </CaseDecision>
  );
}
