import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { NoteField } from './note-field.tsx';
import '../queues/cases.css';

interface Given<Code> {
  reason: Code;
  note: string;
}

interface ReasonFormProps<Code extends string, Answer> {
  /** The subject, and the consequence of sending it. */
  lead: string;
  /** By code, what is read. */
  reasons: Record<Code, string>;
  /** The customer's username; left out where only staff read it. */
  reader?: string;
  movesMoney?: boolean;
  /** Shown between the reason and the note. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  send: (given: Given<Code>) => Promise<Answer>;
  onSent: (answer: Answer) => void | Promise<void>;
  onCancel: () => void;
}

function hintOf(reader: string | undefined, text: string | undefined): string {
  if (reader === undefined) return 'Visible to staff only.';
  return text === undefined ? `${reader} reads it here and by email.` : `${reader} reads: ${text}`;
}

/**
 * A no with one of the reasons we know, which its customer mostly reads, and a note that stays with
 * us.
 */
export function ReasonForm<Code extends string, Answer>({
  lead,
  reasons,
  reader,
  movesMoney = false,
  children,
  confirmLabel,
  busyLabel,
  send,
  onSent,
  onCancel,
}: ReasonFormProps<Code, Answer>) {
  const initial: Given<Code | ''> = { reason: '', note: '' };
  const form = useForm({
    initial,
    check: ({ reason, note }) =>
      reason === ''
        ? { errors: { reason: 'Please choose a reason.' } }
        : { values: { reason, note } },
    send: (given: Given<Code>) => send(given),
    onSent,
  });
  const { reason } = form.fields;
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form form={form} className="case-form reason-form">
      <Alert kind="error">
        {failureText(form.failureForAlert, { doneOnce: movesMoney ? 'posted' : 'done' })}
      </Alert>
      <p>{lead}</p>
      <SelectField
        label="Reason"
        placeholder="Choose a reason"
        choices={Object.keys(reasons)}
        wordOf={(code) => reasons[code as Code]}
        hint={hintOf(reader, reason === '' ? undefined : reasons[reason])}
        ref={first}
        {...form.field('reason')}
      />
      {children}
      <NoteField {...form.field('note')} />
      <ConfirmButtons
        look="danger-solid"
        confirmLabel={confirmLabel}
        busyLabel={busyLabel}
        busy={form.isBusy}
        onCancel={onCancel}
      />
    </Form>
  );
}
