import { TextField } from '../../ui/text-field.tsx';

/** What whoever decides writes beside it, for colleagues alone. */
export function NoteField({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label="Note for the audit trail"
      optional
      name="note"
      hint="Only staff read it."
      maxLength={500}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
