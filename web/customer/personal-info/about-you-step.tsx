import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { TextFieldName } from './personal-info-draft.ts';

interface AboutYouStepProps {
  field: (name: TextFieldName) => Partial<ComponentProps<typeof TextField>>;
}

export function AboutYouStep({ field }: AboutYouStepProps) {
  return (
    <>
      <TextField
        label="Full name"
        autoComplete="name"
        hint="As shown on your ID."
        {...field('fullName')}
        required
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="We’ll email a link to confirm a new address."
        {...field('email')}
        required
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} required />
      <TextField label="Address" optional autoComplete="street-address" {...field('address')} />
    </>
  );
}
