import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { moneyText } from '../../ui/money-text.tsx';
import '../queues/case-sheet.css';
import '../reasons/reason-form.css';
import type { DecisionProps } from './decision-props.ts';

/** Books the credit, once it has been read what that means. */
export function ApproveFunding({ one, onDecided, onCancel }: DecisionProps & { onCancel: () => void }) {
  const approve = useMutation({
    mutationFn: () => call('POST /api/admin/funding-proposals/{id}/approve', { params: { id: one._id } }),
    onSuccess: ({ message }) => onDecided(message),
  });
  const { proposal, customer } = one;
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    <div className="case-form reason-form">
      <Alert kind="error">{approve.error?.message}</Alert>
      <p>
        {moneyText(proposal.amount)} to the {proposal.accountName} of {customer.username}, booked at once. Your name stands beside {proposal.proposedBy}’s in
        the audit trail.
      </p>
      <div className="case-buttons">
        <Button compact ref={yes} busy={approve.isPending} busyLabel="Approving..." onClick={() => approve.mutate()}>
          Approve {moneyText(proposal.amount)}
        </Button>
        <Button look="quiet" compact disabled={approve.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
