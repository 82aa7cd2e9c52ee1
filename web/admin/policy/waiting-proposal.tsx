import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { rightToChange } from '../../../contract/staff/right-to-change.ts';
import { call } from '../../api/client.ts';
import { policiesQuery } from '../../api/policy-queries.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { CompareLines } from './compare-lines.tsx';
import { policySheets } from './policy-sheets.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Row } from '../../ui/layout/row.tsx';

type Proposal = NonNullable<PolicyForStaff['proposal']>;

interface WaitingProposalProps {
  policy: PolicyForStaff;
  proposal: Proposal;
  onHappened: (happened: Happened | undefined) => void;
}

/** A change that a colleague proposed, or that one proposed oneself: nothing of it counts yet. */
export function WaitingProposal({ policy, proposal, onHappened }: WaitingProposalProps) {
  const { linesOf } = policySheets[policy.name];
  const { value, effectiveFrom, reason, proposedBy, proposedAt, isYours } = proposal;
  return (
    <Panel title="Needs a second person">
      <Stack gap={16} className="panel-body">
        <p>
          <strong>{isYours ? 'You' : proposedBy}</strong> proposed this on{' '}
          {formatExact(new Date(proposedAt))}, to be in force{' '}
          {effectiveFrom === null
            ? 'once it is approved'
            : `from ${formatExact(new Date(effectiveFrom))}`}
          .
        </p>
        <p className="policy-reason">{reason}</p>
        <CompareLines
          caption="What was proposed"
          before={linesOf(policy.value)}
          after={linesOf(value)}
        />
        <WithRight right={rightToChange(policy.name)}>
          <Decide policy={policy} proposal={proposal} onHappened={onHappened} />
        </WithRight>
      </Stack>
    </Panel>
  );
}

function Decide({
  policy: { name },
  proposal: { _id: id, isYours },
  onHappened,
}: WaitingProposalProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();
  const outcome = {
    onSuccess: ({ message }: { message: string }) => onHappened({ kind: 'success', text: message }),
    onError: (failure: Error) => onHappened({ kind: 'error', text: failureText(failure) }),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries(policiesQuery);
    },
  };
  const approve = useMutation({
    mutationFn: () =>
      call('POST /api/admin/policies/{name}/proposals/{id}/approve', { params: { name, id } }),
    ...outcome,
  });
  const decline = useMutation({
    mutationFn: () =>
      call('POST /api/admin/policies/{name}/proposals/{id}/decline', {
        params: { name, id },
        body: { reason },
      }),
    ...outcome,
  });
  const verb = isYours ? 'Take back' : 'Decline';
  const ask = () => {
    onHappened(undefined);
    setReason('');
    setAsking(true);
  };
  return (
    <Row gap={8}>
      <Button
        compact
        busy={approve.isPending}
        busyLabel="Approving..."
        disabledReason={isYours ? 'A colleague has to approve it' : undefined}
        onClick={() => approve.mutate()}
      >
        Approve change
      </Button>
      <Button compact look="danger" onClick={ask}>
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`${verb} this proposal?`}
        confirmLabel={verb}
        busyLabel="Saving..."
        cancelLabel="Keep it"
        busy={decline.isPending}
        blockedReason={reason.trim() === '' ? 'Please say why' : undefined}
        onConfirm={() => decline.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">Nothing is changed. The reason stays in the audit trail.</p>
        <TextField
          label="Reason"
          name="reason"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </Row>
  );
}
