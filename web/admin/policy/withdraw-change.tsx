import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PolicyChange, PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { call } from '../../api/client.ts';
import { policiesQuery } from '../../api/policy-queries.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Happened } from '../users/happened.ts';
import { failureText } from '../../ui/form/failure-text.ts';

interface WithdrawChangeProps {
  policy: PolicyForStaff;
  change: PolicyChange;
  onHappened: (happened: Happened | undefined) => void;
}

/** Takes back a planned change, with the reason. */
export function WithdrawChange({ policy, change, onHappened }: WithdrawChangeProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () =>
      call('POST /api/admin/policies/{name}/withdrawals', {
        params: { name: policy.name },
        body: { version: policy.version, change: change.version, reason },
      }),
    onSuccess: ({ message }) => onHappened({ kind: 'success', text: message }),
    onError: (failure) => onHappened({ kind: 'error', text: failureText(failure) }),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries(policiesQuery);
    },
  });
  const ask = () => {
    onHappened(undefined);
    setReason('');
    setAsking(true);
  };
  return (
    <>
      <Button look="danger" compact onClick={ask}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        title="Withdraw this change?"
        confirmLabel="Withdraw change"
        busyLabel="Withdrawing..."
        cancelLabel="Keep it"
        busy={withdraw.isPending}
        blockedReason={reason.trim() === '' ? 'Please say why' : undefined}
        onConfirm={() => withdraw.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p className="muted small">
          It won’t take effect on {formatExact(new Date(change.effectiveFrom))}, and stays in the
          history as withdrawn.
        </p>
        <TextField
          label="Reason"
          name="reason"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
