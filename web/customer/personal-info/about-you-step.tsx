import type { ChangeEvent } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftErrors, PersonalInfoDraft } from './personal-info-draft.ts';

interface AboutYouStepProps {
  draft: PersonalInfoDraft;
  errors: DraftErrors;
  onEdit: (change: Partial<PersonalInfoDraft>) => void;
}

export function AboutYouStep({ draft, errors, onEdit }: AboutYouStepProps) {
  const type = ({ currentTarget: { name, value } }: ChangeEvent<HTMLInputElement>) =>
    onEdit({ [name]: value });
  return (
    <>
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        hint="As shown on your ID."
        value={draft.fullName}
        error={errors['fullName']}
        onChange={type}
        required
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="We’ll email a link to confirm a new address."
        value={draft.email}
        error={errors['email']}
        onChange={type}
        required
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        value={draft.phone}
        error={errors['phone']}
        onChange={type}
        required
      />
      <TextField
        label="Address"
        optional
        name="address"
        autoComplete="street-address"
        value={draft.address}
        error={errors['address']}
        onChange={type}
      />
    </>
  );
}
