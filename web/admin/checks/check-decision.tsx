import { startTransition, useState } from 'react';
import type { CheckForStaff } from '../../../contract/staff/check-reviews.ts';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { useWindowAhead } from '../../app/late-window.tsx';
import { ReturnCheck } from './return-check.tsx';

const loadAccept = async () => (await import('./accept-check.tsx')).AcceptCheck;
const AcceptCheck = lazyPart(loadAccept);

interface CheckDecisionProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
}

/** Accept or return: each opens a short form that says once more what will happen. */
export function CheckDecision({ check, onDecided }: CheckDecisionProps) {
  const [chosen, setChosen] = useState<'accept' | 'return'>();
  const cancel = () => setChosen(undefined);
  useWindowAhead(loadAccept);
  return (
    <CaseDecision open={chosen !== undefined}>
      {chosen === undefined && (
        <div className="case-buttons">
          <CaseButton
            shortcut="a"
            disabledReason={check.readBy?.isYou ? 'A colleague has to read it too' : undefined}
            // The buttons stay until the form is there, so that the focus has somewhere to go.
            onClick={() => startTransition(() => setChosen('accept'))}
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
