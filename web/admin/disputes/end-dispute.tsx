import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { forgetDispute } from '../../api/dispute-queries.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Ends it without money, with what its customer will read. */
export function EndDispute({
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
