import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

type NoteFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'error' | 'onChange'
>;

/** A note on a decision, for colleagues alone. */
export function NoteField(field: NoteFieldProps) {
  return (
    <TextField
      label="Note for the audit trail"
      optional
      hint="Visible to staff only."
      maxLength={500}
      autoComplete="off"
      {...field}
    />
  );
}
