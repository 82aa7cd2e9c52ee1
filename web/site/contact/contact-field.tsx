import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

/** A text field that carries its own error text for the enhancement script. */
export function ContactField(props: ComponentProps<typeof TextField>) {
  const texts = {
    'data-missing': `${props.label} is required.`,
    ...(props.type === 'email' && { 'data-invalid': 'Invalid email address.' }),
  };
  return <TextField {...props} {...texts} />;
}
