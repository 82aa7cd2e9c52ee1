import type { ReactNode } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import '../queues/cases.css';

interface ApproveFormProps<Answer> {
  /** The consequence of the approval. */
  children: ReactNode;
  confirmLabel: string;
  send: () => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

/** A yes that moves money, once it has been read what that means. */
export function ApproveForm<Answer>({
  children,
  confirmLabel,
  send,
  onSent,
  onCancel,
}: ApproveFormProps<Answer>) {
  const form = useForm({ initial: {}, check: () => ({ values: {} }), send, onSent });
  return (
    <Form form={form} className="case-form reason-form">
      <Alert kind="error">{failureText(form.failure, { doneOnce: 'posted' })}</Alert>
      <p>{children}</p>
      <ConfirmButtons
        confirmLabel={confirmLabel}
        busyLabel="Approving..."
        busy={form.isBusy}
        onCancel={onCancel}
      />
    </Form>
  );
}
