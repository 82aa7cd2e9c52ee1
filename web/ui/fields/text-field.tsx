import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { FieldTexts } from './field.tsx';
import { Field, textsApart } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {}

export function TextField({ className, ...props }: TextFieldProps) {
  const [texts, input] = textsApart(props);
  return (
    <Field {...texts}>
      {(control) => (
        <input type="text" {...input} {...control} className={classNames('input', className)} />
      )}
    </Field>
  );
}
