import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AchUpload } from '../../../contract/staff/ach-uploads.ts';
import { achFilesKey } from '../../api/books-queries.ts';
import { call } from '../../api/client.ts';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Happened } from '../users/happened.ts';
import { useRight } from '../with-right.tsx';

interface UploadDecisionProps {
  upload: AchUpload;
  onHappened: (happened: Happened | undefined) => void;
}

function whyNotTaken({ isYours }: AchUpload, mayTake: boolean | undefined): string | undefined {
  if (isYours) return 'You brought in this file, so a colleague has to take it';
  return mayTake === false ? 'Your role does not include approving credits' : undefined;
}

/** A second person takes the file or sends it back; who brought it in can only take it back. */
export function UploadDecision({ upload, onHappened }: UploadDecisionProps) {
  const { _id: id, name, isYours } = upload;
  const [asking, setAsking] = useState<'take' | 'send back'>();
  const [reason, setReason] = useState('');
  const mayTake = useRight('approve-credits');
  const mayDecide = useRight('approve-credits', 'handle-money');
  const queryClient = useQueryClient();
  const decide = useMutation({
    mutationFn: (what: 'take' | 'send back'): Promise<{ message: string }> =>
      what === 'take'
        ? call('POST /api/admin/ach-uploads/{id}/take', { params: { id } })
        : call('POST /api/admin/ach-uploads/{id}/send-back', { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => onHappened({ kind: 'success', text: message }),
    onError: (failure) => onHappened({ kind: 'error', text: failureText(failure) }),
    onSettled: async () => {
      setAsking(undefined);
      await queryClient.invalidateQueries({ queryKey: achFilesKey });
    },
  });
  const ask = (what: 'take' | 'send back') => {
    onHappened(undefined);
    setReason('');
    setAsking(what);
  };
  if (mayDecide === false) return null;
  const reasonNot = whyNotTaken(upload, mayTake);
  const verb = isYours ? 'Take' : 'Send';
  const backLabel = `${verb} back`;
  return (
    <>
      <Stack gap={12} className="panel-body">
        {reasonNot !== undefined && <p className="muted small">{reasonNot}.</p>}
        <Row gap={12}>
          <Button disabledReason={reasonNot} onClick={() => ask('take')}>
            Take file<span className="visually-hidden"> {name}</span>
          </Button>
          <Button look="danger" onClick={() => ask('send back')}>
            {backLabel}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </Row>
      </Stack>
      <ConfirmDialog
        open={asking === 'take'}
        title={`Take ${name}?`}
        confirmLabel="Take file"
        busyLabel="Taking..."
        busy={decide.isPending}
        onConfirm={() => decide.mutate('take')}
        onCancel={() => setAsking(undefined)}
      >
        <p className="muted small">
          Its credits are posted on their day, and the whole file is settled with the Federal
          Reserve. It cannot be taken a second time. Your name is next to {upload.proposedBy}’s in
          the audit trail.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'send back'}
        title={`${verb} ${name} back?`}
        confirmLabel={backLabel}
        busyLabel={isYours ? 'Taking back...' : 'Sending back...'}
        busy={decide.isPending}
        blockedReason={reason.trim() === '' ? 'Please say why' : undefined}
        onConfirm={() => decide.mutate('send back')}
        onCancel={() => setAsking(undefined)}
      >
        <p className="muted small">Nothing of it is taken. It can be brought in again.</p>
        <TextField
          label="Reason"
          name="reason"
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
