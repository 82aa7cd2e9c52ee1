import { startTransition, useState } from 'react';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { useWindowAhead } from '../../app/late-window.tsx';
import type { DecisionProps } from './decision-props.ts';
import { EndDispute } from './end-dispute.tsx';

const loadCorrect = async () => (await import('./correct-dispute.tsx')).CorrectDispute;
const CorrectDispute = lazyPart(loadCorrect);

const reasons: Partial<Record<DecisionProps['one']['payment']['status'], string>> = {
  Pending:
    'This payment is still pending. Decline it in its queue or return it, and the full amount ' +
    'goes back',
  Returned: 'This payment was already refunded',
  Declined: 'This payment was already refunded',
};

/** Credit it, or say why not. */
export function DisputeDecision({ one, onDecided }: DecisionProps) {
  const [chosen, setChosen] = useState<'correct' | 'end'>();
  const cancel = () => setChosen(undefined);
  useWindowAhead(loadCorrect);
  const reason = reasons[one.payment.status];
  return (
    <CaseDecision open={chosen !== undefined}>
      {chosen === undefined && (
        <>
          <div className="case-buttons">
            <CaseButton
              shortcut="c"
              disabledReason={reason}
              onClick={() => startTransition(() => setChosen('correct'))}
            >
              Correct it
            </CaseButton>
            <CaseButton shortcut="n" look="secondary" onClick={() => setChosen('end')}>
              No error found
            </CaseButton>
          </div>
          {reason !== undefined && <p className="muted small case-why">{reason}.</p>}
        </>
      )}
      {chosen === 'correct' && <CorrectDispute one={one} onDecided={onDecided} onCancel={cancel} />}
      {chosen === 'end' && <EndDispute one={one} onDecided={onDecided} onCancel={cancel} />}
    </CaseDecision>
  );
}
