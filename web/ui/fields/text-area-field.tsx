import type { ComponentProps } from 'react';
import type { FieldTexts } from './field.tsx';
import { Field, textsApart } from './field.tsx';

interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'textarea'>, 'id' | 'className'> {}

/** Text of several lines. */
export function TextAreaField({ ...props }: TextAreaFieldProps) {
  const [texts, textarea] = textsApart(props);
  return (
    <Field {...texts}>
      {(control) => <textarea rows={4} {...textarea} {...control} className="input" />}
    </Field>
  );
}
