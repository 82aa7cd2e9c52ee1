import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { writtenDay } from '../../../contract/calendar-day.ts';
import type { PolicyForStaff } from '../../../contract/policy-changes.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { policiesQuery } from '../../api/policy-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import type { Happened } from '../users/happened.ts';
import { CompareLines } from './compare-lines.tsx';
import { policySheets } from './policy-sheets.ts';
import type { CheckedChange } from './use-change-form.ts';

interface ConfirmChangeProps {
  policy: PolicyForStaff;
  change: CheckedChange;
  onClose: () => void;
  /** The bank finds fields wrong: they are mended in the form. */
  onFields: (fields: Record<string, string>) => void;
  onHappened: (happened: Happened, changed?: PolicyForStaff) => void;
}

/** Old and new side by side, before anything is written. */
export function ConfirmChange({
  policy,
  change: { value, reason, effectiveFrom },
  onClose,
  onFields,
  onHappened,
}: ConfirmChangeProps) {
  const queryClient = useQueryClient();
  const { title, linesOf } = policySheets[policy.name];
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/admin/policies/{name}', {
        params: { name: policy.name },
        body: {
          version: policy.version,
          value,
          reason,
          ...(effectiveFrom === undefined ? {} : { effectiveFrom }),
        },
      }),
    onSuccess: (answer) => {
      onClose();
      onHappened({ kind: 'success', text: answer.message }, answer.policy);
    },
    onError: (failure) => {
      if (!(failure instanceof Refused) || Object.keys(failure.fields).length === 0) return;
      // The window is gone and has given the focus back before the field takes it.
      flushSync(() => onFields(failure.fields));
      requestAnimationFrame(focusFirstInvalid);
    },
    onSettled: async () => {
      await queryClient.invalidateQueries(policiesQuery);
      await queryClient.invalidateQueries(bankQuery);
    },
  });
  const close = () => send.isPending || onClose();
  return (
    <Dialog
      open
      title={`Change ${title.toLowerCase()}?`}
      role="alertdialog"
      closeButton={false}
      onClose={close}
    >
      <div className="dialog-body confirm-change">
        <CompareLines
          caption="What changes"
          before={linesOf(policy.value)}
          after={linesOf(value)}
        />
        <dl>
          <dt>In force</dt>
          <dd>{effectiveFrom === undefined ? 'at once' : momentText(effectiveFrom)}</dd>
          <dt>Reason</dt>
          <dd>{reason}</dd>
        </dl>
        <Alert kind="error">{send.error?.message}</Alert>
      </div>
      <div className="dialog-foot">
        <Button look="secondary" compact disabled={send.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button compact busy={send.isPending} busyLabel="Changing..." onClick={() => send.mutate()}>
          {effectiveFrom === undefined ? 'Change now' : 'Plan change'}
        </Button>
      </div>
    </Dialog>
  );
}

/** `Tue, Dec 1, 2026, 09:00 in New York`. */
function momentText(text: string): string {
  const [day = '', time = ''] = text.split('T');
  return `from ${writtenDay(day)}, ${time} in New York`;
}
