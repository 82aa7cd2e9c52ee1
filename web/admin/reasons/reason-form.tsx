import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { failureText } from '../failure-text.ts';
import { ConfirmButtons } from '../queues/confirm-buttons.tsx';
import { NoteField } from './note-field.tsx';
import './reason-form.css';

interface ReasonFormProps<Code extends string> {
  /** What it is about, and what becomes of it. */
  lead: string;
  /** By code, what is read. */
  reasons: Record<Code, string>;
  /** The customer's username; left out where only staff read it. */
  reader?: string;
  movesMoney?: boolean;
  /** Stands between the reason and the note. */
  children?: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  failure: Error | null;
  onConfirm: (given: { reason: Code; note: string }) => void;
  onCancel: () => void;
}

function hintOf(reader: string | undefined, text: string | undefined): string {
  if (reader === undefined) return 'Only staff read it.';
  return text === undefined ? `${reader} reads it here and by email.` : `${reader} reads: ${text}`;
}

/**
 * A no with one of the reasons we know, which its customer mostly reads, and a note that stays with
 * us.
 */
export function ReasonForm<Code extends string>(props: ReasonFormProps<Code>) {
  const {
    lead,
    reasons,
    reader,
    movesMoney = false,
    children,
    confirmLabel,
    busyLabel,
    busy,
    failure,
    onConfirm,
    onCancel,
  } = props;
  const [reason, setReason] = useState<Code>();
  const [missing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === undefined);
    if (reason === undefined) requestAnimationFrame(focusFirstInvalid);
    else if (!busy) onConfirm({ reason, note });
  };
  return (
    <form className="case-form reason-form" noValidate onSubmit={submit}>
      <Alert kind="error">{failure && failureText(failure, movesMoney ? 'posted' : 'done')}</Alert>
      <p>{lead}</p>
      <SelectField
        label="Reason"
        name="reason"
        placeholder="Choose a reason"
        choices={Object.keys(reasons)}
        wordOf={(code) => reasons[code as Code]}
        hint={hintOf(reader, reason && reasons[reason])}
        error={missing ? 'Please choose a reason.' : undefined}
        value={reason ?? ''}
        ref={first}
        onChange={({ currentTarget: { value } }) => {
          setReason(value === '' ? undefined : (value as Code));
          setMissing(false);
        }}
      />
      {children}
      <NoteField value={note} onChange={setNote} />
      <ConfirmButtons
        look="danger-solid"
        confirmLabel={confirmLabel}
        busyLabel={busyLabel}
        busy={busy}
        onCancel={onCancel}
      />
    </form>
  );
}
