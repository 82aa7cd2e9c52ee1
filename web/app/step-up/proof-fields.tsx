import { useState } from 'react';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { ForgotPin } from '../forgot-pin.tsx';
import { SignInCodeField } from '../sign-in/sign-in-code-field.tsx';
import { stepUpTexts as texts } from './step-up.texts.ts';

interface ProofFieldsProps {
  /** Names of the fields to fill in: `password`, `code`, `securityPin`. */
  wanted: ReadonlySet<string>;
  errors: FieldErrors;
}

export function ProofFields({ wanted, errors }: ProofFieldsProps) {
  const [pin, setPin] = useState('');
  return (
    <>
      {wanted.has('password') && (
        <PasswordField
          label={texts.password}
          hint={texts.forYourSecurity}
          name="password"
          error={errors['password']}
          autoComplete="current-password"
          required
        />
      )}
      {wanted.has('code') && <SignInCodeField error={errors['code']} />}
      {wanted.has('securityPin') && (
        <>
          <PinField
            label={texts.securityPin}
            hint={texts.theFourDigits}
            name="securityPin"
            value={pin}
            error={errors['securityPin']}
            onChange={(event) => setPin(event.currentTarget.value)}
          />
          <ForgotPin />
        </>
      )}
    </>
  );
}
