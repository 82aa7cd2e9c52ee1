import type { InputEvent, SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { firstIssues } from './first-issues.ts';

/** Field name to text. */
export type FieldErrors = Record<string, string>;

interface CheckedForm<Values> {
  schema: z.ZodMiniType<Values>;
  /**
   * What the native controls hold; they keep it themselves, so that a password manager can fill
   * them before the script runs.
   */
  read: (form: HTMLFormElement) => unknown;
  /** Returns what the server says about fields; a message for the whole form is the caller's. */
  send: (values: Values) => Promise<FieldErrors>;
  /** Called when anything is edited. */
  onEdit: () => void;
}

/**
 * Checks all fields at once against the contract, focuses the first that is wrong, and forgets a
 * field's error while it is edited.
 */
export function useCheckedForm<Values>({ schema, read, send, onEdit }: CheckedForm<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  const show = (found: FieldErrors) => {
    setErrors(found);
    const controls = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    controls.find((control) => control.name in found)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const checked = schema.safeParse(read(event.currentTarget));
    if (!checked.success) return show(firstIssues(checked.error.issues));
    setErrors({});
    setBusy(true);
    try {
      show(await send(checked.data));
    } finally {
      setBusy(false);
    }
  };

  const edit = (event: InputEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
    onEdit();
  };

  return {
    errors,
    busy,
    formProps: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
      onInput: edit,
      noValidate: true,
    },
  };
}
