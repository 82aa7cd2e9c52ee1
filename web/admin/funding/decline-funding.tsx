import { useMutation } from '@tanstack/react-query';
import { reasonTexts, type ReasonFor } from '../../../contract/reasons.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money-text.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';
import type { DecisionProps } from './decision-props.ts';

/** Ends the proposal unbooked, and keeps why. */
export function DeclineFunding({
  one: { _id: id, customer, proposal },
  onDecided,
  onCancel,
}: DecisionProps & { onCancel: () => void }) {
  const decline = useMutation({
    mutationFn: (body: { reason: ReasonFor<'fundingDecline'>; note: string }) =>
      call('POST /api/admin/funding-proposals/{id}/decline', { params: { id }, body }),
    onSuccess: ({ message }) => onDecided(message),
  });
  return (
    <ReasonForm
      lead={`${moneyText(proposal.amount)} to ${customer.username} is not posted. No money moves.`}
      reasons={reasonTexts.fundingDecline}
      confirmLabel={proposal.isYours ? 'Take back' : 'Decline credit'}
      busyLabel={proposal.isYours ? 'Taking back...' : 'Declining...'}
      busy={decline.isPending}
      failure={decline.error}
      onConfirm={decline.mutate}
      onCancel={onCancel}
    />
  );
}
