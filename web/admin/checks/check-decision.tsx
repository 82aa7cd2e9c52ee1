import { startTransition, useState } from 'react';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { CheckForStaff } from '../../../contract/staff/check-reviews.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { latePart, useFetchAhead } from '../../app/navigation/late-part.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';

const AcceptCheck = latePart(async () => (await import('./accept-check.tsx')).AcceptCheck);

interface CheckDecisionProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
}

/** Accept or return: each opens a short form that says once more what will happen. */
export function CheckDecision({ check, onDecided }: CheckDecisionProps) {
  const [chosen, setChosen] = useState<'accept' | 'return'>();
  const cancel = () => setChosen(undefined);
  useFetchAhead(AcceptCheck.fetchAhead);
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

interface ReturnCheckProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/** Sends a check back unpaid, with the reason its customer will read. */
function ReturnCheck({
  check: { _id, customer, statedAmount },
  onDecided,
  onCancel,
}: ReturnCheckProps) {
  return (
    <ReasonForm
      lead={
        `The check${statedAmount === null ? '' : ` of ${moneyText(statedAmount)}`} from ` +
        `${customer.username} is returned unpaid. No money moves.`
      }
      reasons={reasonTexts.checkReturn}
      reader={customer.username}
      confirmLabel="Return check"
      busyLabel="Returning..."
      send={(body) => call('POST /api/admin/checks/{id}/return', { params: { id: _id }, body })}
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    />
  );
}
