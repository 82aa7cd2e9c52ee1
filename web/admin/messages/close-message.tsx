import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { call } from '../../api/client.ts';
import { forgetMessage } from '../../api/message-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import type { ShownMessage } from './message-text.tsx';

interface CloseMessageProps {
  open: boolean;
  message: ShownMessage;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/** Ends a message without a word to its writer; the reason stays with it. */
export function CloseMessage({
  open,
  message: { _id, reference, name, signedIn, customer },
  onDecided,
  onCancel,
}: CloseMessageProps) {
  const [reason, setReason] = useState<ReasonFor<'messageClose'>>();
  const queryClient = useQueryClient();
  const close = useMutation({
    mutationFn: (given: ReasonFor<'messageClose'>) =>
      call('POST /api/admin/messages/{id}/close', { params: { id: _id }, body: { reason: given } }),
    onSuccess: ({ message }) => {
      forgetMessage(queryClient, _id);
      onDecided(message);
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={`Close ${reference}?`}
      confirmLabel="Close message"
      busyLabel="Closing..."
      busy={close.isPending}
      blockedReason={reason === undefined ? 'Choose a reason first' : undefined}
      onConfirm={() => reason !== undefined && close.mutate(reason)}
      onCancel={onCancel}
    >
      <Alert kind="error">{failureText(close.error, { doneOnce: 'done' })}</Alert>
      <p>
        {name} gets no answer, and{' '}
        {signedIn && customer
          ? 'reads in their messages that this one is closed, but not why'
          : 'is not told that the message is closed'}
        .
      </p>
      <SelectField
        label="Reason"
        name="reason"
        placeholder="Please choose"
        choices={Object.keys(reasonTexts.messageClose)}
        wordOf={(code) => reasonTexts.messageClose[code as ReasonFor<'messageClose'>]}
        value={reason ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setReason(value === '' ? undefined : (value as ReasonFor<'messageClose'>))
        }
      />
    </ConfirmDialog>
  );
}
