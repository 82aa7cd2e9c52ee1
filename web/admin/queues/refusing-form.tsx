import { useLayoutEffect, useRef } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckboxList } from '../../ui/fields/checkbox-list.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { ConfirmButtons } from './confirm-buttons.tsx';

interface RefusingFormProps<Reason extends string, Answer> {
  /** Each reason as the customer reads it. */
  reasons: Readonly<Record<Reason, string>>;
  hint: string;
  /** No more than this many help. */
  most: number;
  confirmLabel: string;
  busyLabel: string;
  send: (reasons: Reason[]) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed?: (failure: unknown) => void;
  onCancel: () => void;
}

/** Reasons for a no, in the very words its customer reads. */
export function RefusingForm<Reason extends string, Answer>({
  reasons,
  hint,
  most,
  confirmLabel,
  busyLabel,
  send,
  onSent,
  onFailed,
  onCancel,
}: RefusingFormProps<Reason, Answer>) {
  const form = useForm({
    initial: { reasons: [] as Reason[] },
    check: ({ reasons: chosen }) => {
      if (chosen.length === 0) return { errors: { reasons: 'Please choose at least one reason.' } };
      return chosen.length > most
        ? { errors: { reasons: `Please choose at most ${most} reasons: the main ones.` } }
        : { values: chosen };
    },
    send: (chosen: Reason[]) => send(chosen),
    onSent,
    ...(onFailed && { onFailed }),
  });
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.querySelector('input')?.focus(), []);
  return (
    <Form form={form} className="case-form" aria-label={confirmLabel}>
      <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: 'done' })}</Alert>
      <div ref={list}>
        <CheckboxList
          label="Reasons"
          hint={hint}
          name="reasons"
          choices={reasons}
          chosen={form.fields.reasons}
          error={form.errors['reasons']}
          onChoose={(chosen) => form.edit({ reasons: chosen })}
        />
      </div>
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
