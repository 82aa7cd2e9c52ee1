import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { TextFieldName } from './personal-info-draft.ts';
import { personalInfoTexts } from './personal-info.texts.ts';

const texts = personalInfoTexts.aboutYouStep;

interface AboutYouStepProps {
  field: (name: TextFieldName) => Partial<ComponentProps<typeof TextField>>;
}

export function AboutYouStep({ field }: AboutYouStepProps) {
  return (
    <>
      <TextField
        label={texts.fullName}
        autoComplete="name"
        hint={texts.asShownOnYourId}
        {...field('fullName')}
        required
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        hint={texts.wellEmailALinkTo}
        {...field('email')}
        required
      />
      <TextField label={texts.phone} type="tel" autoComplete="tel" {...field('phone')} required />
      <TextField
        label={texts.address}
        optional
        autoComplete="street-address"
        {...field('address')}
      />
    </>
  );
}
