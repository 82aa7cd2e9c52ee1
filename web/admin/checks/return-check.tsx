import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { checkReturnReasonCodes, checkReturnReasons, type CheckReturnReason } from '../../../contract/check-return-reasons.ts';
import type { CheckForStaff } from '../../../contract/check-reviews.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface ReturnCheckProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/** The reason for returning a check, with the words its customer will read. */
export function ReturnCheck({ check, onDecided, onCancel }: ReturnCheckProps) {
  const [reason, setReason] = useState<CheckReturnReason>();
  const [missing, setMissing] = useState(false);
  const send = useMutation({
    mutationFn: (given: CheckReturnReason) => call('POST /api/admin/checks/{id}/return', { params: { id: check._id }, body: { reason: given } }),
    onSuccess: ({ message }) => onDecided(message),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === undefined);
    if (reason !== undefined && !send.isPending) send.mutate(reason);
  };
  return (
    <form className="check-form" noValidate onSubmit={submit}>
      <Alert kind="error">{send.error?.message}</Alert>
      <SelectField
        label="Reason"
        name="reason"
        choices={checkReturnReasonCodes}
        wordOf={(code) => checkReturnReasons[code as CheckReturnReason].label}
        placeholder="Choose a reason"
        hint={
          reason === undefined
            ? `${check.customer.username} reads it here and by mail.`
            : `${check.customer.username} reads: ${checkReturnReasons[reason].text}`
        }
        error={missing ? 'Please choose a reason.' : undefined}
        value={reason ?? ''}
        autoFocus
        onChange={(event) => {
          setReason((event.currentTarget.value || undefined) as CheckReturnReason | undefined);
          setMissing(false);
          send.reset();
        }}
      />
      <div className="check-decision-buttons">
        <Button type="submit" look="danger-solid" compact busy={send.isPending} busyLabel="Returning...">
          Return check
        </Button>
        <Button look="quiet" compact disabled={send.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
