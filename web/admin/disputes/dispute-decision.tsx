import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { forgetDispute } from '../../api/dispute-queries.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { latePart, useFetchAhead } from '../../app/navigation/late-part.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import type { DecisionProps } from './decision-props.ts';

const CorrectDispute = latePart(async () => (await import('./correct-dispute.tsx')).CorrectDispute);

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
  useFetchAhead(CorrectDispute.fetchAhead);
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

/** Ends it without money, with what its customer will read. */
function EndDispute({
  one: { _id: id, dispute, customer },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const [explanation, setExplanation] = useState('');
  const queryClient = useQueryClient();
  return (
    <ReasonForm
      lead={
        `${customer.username} gets none of the ${moneyText(dispute.debitedUsd)} back, and can ` +
        'ask for the documents behind the decision.'
      }
      reasons={reasonTexts.noError}
      reader={customer.username}
      confirmLabel="No error found"
      busyLabel="Ending..."
      send={(body) =>
        call('POST /api/admin/disputes/{id}/no-error', {
          params: { id },
          body: { ...body, explanation },
        })
      }
      onSent={({ message }) => {
        forgetDispute(queryClient, id);
        onDecided(message);
      }}
      onCancel={onCancel}
    >
      <TextAreaField
        label="In your own words"
        optional
        name="explanation"
        hint={`${customer.username} sees it after the reason.`}
        rows={3}
        maxLength={1000}
        value={explanation}
        onChange={(event) => setExplanation(event.currentTarget.value)}
      />
    </ReasonForm>
  );
}
