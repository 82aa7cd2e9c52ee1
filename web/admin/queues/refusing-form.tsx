import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxList } from '../../ui/checkbox-list.tsx';
import { failureText } from '../failure-text.ts';
import { ConfirmButtons } from './confirm-buttons.tsx';

interface RefusingFormProps<Reason extends string> {
  /** Each reason as the customer reads it. */
  reasons: Readonly<Record<Reason, string>>;
  hint: string;
  /** No more than so many help. */
  most: number;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  failure: Error | null;
  onConfirm: (chosen: Reason[]) => void;
  onCancel: () => void;
}

/** Reasons for a no, in the very words its customer reads. */
export function RefusingForm<Reason extends string>(props: RefusingFormProps<Reason>) {
  const { reasons, hint, most, confirmLabel, busyLabel, busy, failure, onConfirm, onCancel } =
    props;
  const [chosen, setChosen] = useState<Reason[]>([]);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setError('Please choose at least one reason.');
    if (chosen.length > most)
      return setError(`Please choose at most ${most} reasons: the main ones.`);
    if (!busy) onConfirm(chosen);
  };
  return (
    <form className="case-form" noValidate onSubmit={submit} ref={form} aria-label={confirmLabel}>
      <Alert kind="error">{failure && failureText(failure, 'done')}</Alert>
      <CheckboxList
        label="Reasons"
        hint={hint}
        name="reasons"
        choices={reasons}
        chosen={chosen}
        error={error}
        onChoose={(next) => {
          setChosen(next);
          setError(undefined);
        }}
      />
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
