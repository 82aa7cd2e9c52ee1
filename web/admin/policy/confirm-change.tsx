import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { PolicyForStaff } from '../../../contract/staff/policy-changes.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../app/dialog.tsx';
import { CompareLines } from './compare-lines.tsx';
import { policySheets } from './policy-sheets.ts';
import type { CheckedChange } from './use-change-form.ts';

interface ConfirmChangeProps {
  policy: PolicyForStaff;
  change: CheckedChange;
  failure: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Old and new side by side, before anything is written. */
export function ConfirmChange({
  policy,
  change: { value, reason, effectiveFrom },
  failure,
  busy,
  onConfirm,
  onClose,
}: ConfirmChangeProps) {
  const { title, linesOf } = policySheets[policy.name];
  return (
    <Dialog
      open
      title={`Change ${title.toLowerCase()}?`}
      role="alertdialog"
      closeButton={false}
      onClose={() => busy || onClose()}
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
        {policy.needsTwo && (
          <p className="muted small">A colleague has to approve it before it is in force.</p>
        )}
        <Alert kind="error">{failure}</Alert>
      </div>
      <div className="dialog-foot">
        <Button look="secondary" compact disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          compact
          busy={busy}
          busyLabel={policy.needsTwo ? 'Proposing...' : 'Changing...'}
          onClick={onConfirm}
        >
          {policy.needsTwo
            ? 'Propose change'
            : effectiveFrom === undefined
              ? 'Change now'
              : 'Plan change'}
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
