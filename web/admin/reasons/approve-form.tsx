import type { ReactNode, SubmitEvent } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { failureText } from '../failure-text.ts';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import './reason-form.css';

interface ApproveFormProps {
  /** What becomes of it. */
  children: ReactNode;
  confirmLabel: string;
  busy: boolean;
  failure: Error | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A yes that moves money, once it has been read what that means. */
export function ApproveForm({
  children,
  confirmLabel,
  busy,
  failure,
  onConfirm,
  onCancel,
}: ApproveFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onConfirm();
  };
  return (
    <form className="case-form reason-form" noValidate onSubmit={submit}>
      <Alert kind="error">{failure && failureText(failure, 'posted')}</Alert>
      <p>{children}</p>
      <ConfirmButtons
        confirmLabel={confirmLabel}
        busyLabel="Approving..."
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}
