import { useState } from 'react';
import type { CheckForStaff } from '../../../contract/check-reviews.ts';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { AcceptCheck } from './accept-check.tsx';
import { ReturnCheck } from './return-check.tsx';

interface CheckDecisionProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
}

/** Accept or return: each opens a short form that says once more what will happen. */
export function CheckDecision({ check, onDecided }: CheckDecisionProps) {
  const [chosen, setChosen] = useState<'accept' | 'return'>();
  const cancel = () => setChosen(undefined);
  return (
    <CaseDecision open={chosen !== undefined}>
      {chosen === undefined && (
        <div className="case-buttons">
          <CaseButton
            shortcut="a"
            disabledReason={check.readBy?.isYou ? 'A colleague has to read it too' : undefined}
            onClick={() => setChosen('accept')}
          >
            Accept
          </CaseButton>
          <CaseButton shortcut="r" look="danger" onClick={() => setChosen('return')}>
            Return
          </CaseButton>
        </div>
      )}
      {chosen === 'accept' && <AcceptCheck check={check} onDecided={onDecided} onCancel={cancel} />}
      {chosen === 'return' && <ReturnCheck check={check} onDecided={onDecided} onCancel={cancel} />}
    </CaseDecision>
  );
}
