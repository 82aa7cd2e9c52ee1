import type { ComponentProps } from 'react';
import { siteContent } from '../../content/site-content.texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

const { missing, invalidEmail } = siteContent.contact;

/** A text field that carries its own error text for the enhancement script. */
export function ContactField(props: ComponentProps<typeof TextField>) {
  const texts = {
    'data-missing': missing(props.label),
    ...(props.type === 'email' && { 'data-invalid': invalidEmail }),
  };
  return <TextField {...props} {...texts} />;
}
