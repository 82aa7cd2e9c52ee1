import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';

interface ResumeMoneyProps {
  /** A proof made after the stop has found the books right. */
  mayResume: boolean;
  onResumed: () => Promise<void>;
}

/** Lets money move again: never before the books are proven right, and never without a reason. */
export function ResumeMoney({ mayResume, onResumed }: ResumeMoneyProps) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const resume = useMutation({
    mutationFn: () => call('POST /api/admin/books/resume', { body: { reason } }),
    onSettled: async () => {
      setAsking(false);
      await onResumed();
    },
  });
  return (
    <Panel title="Payments are stopped">
      <Stack gap={12} align="start" className="panel-body books-resume">
        <p>
          {mayResume
            ? 'The ledger check has passed since. Say what was wrong and how it was fixed, then ' +
              'resume payments.'
            : 'Fix the ledger, then run the check again: payments can resume only after a check ' +
              'that passes.'}
        </p>
        <Alert kind="error">{failureText(resume.error)}</Alert>
        <Button
          disabledReason={mayResume ? undefined : 'The ledger check has not passed since'}
          onClick={() => setAsking(true)}
        >
          Resume payments
        </Button>
        <ConfirmDialog
          open={asking}
          title="Resume payments?"
          confirmLabel="Resume payments"
          busyLabel="Resuming..."
          busy={resume.isPending}
          blockedReason={reason.trim() === '' ? 'Say why first' : undefined}
          onConfirm={() => resume.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p className="muted small">
            Payments go through again on every server, and payments that came due in the meantime
            are made. Your reason is kept in the audit trail.
          </p>
          <TextAreaField
            label="What was wrong, and how was it fixed?"
            name="reason"
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </ConfirmDialog>
      </Stack>
    </Panel>
  );
}
