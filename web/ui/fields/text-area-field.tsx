import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';

interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Text of several lines. */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  invalid,
  warning,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      invalid={invalid}
      warning={warning}
    >
      {(control) => <textarea rows={4} {...textarea} {...control} className="input" />}
    </Field>
  );
}
