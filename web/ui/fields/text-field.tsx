import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from './field.tsx';
import { Field } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {}

export function TextField({
  label,
  optional,
  hint,
  error,
  invalid,
  warning,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      invalid={invalid}
      warning={warning}
    >
      {(control) => (
        <input type="text" {...input} {...control} className={classNames('input', className)} />
      )}
    </Field>
  );
}
