import { useState } from 'react';
import type { Factor } from '../../../contract/step-up.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { SignInCodeField } from '../sign-in/sign-in-code-field.tsx';
import { twoStepTexts } from './two-step.texts.ts';

const texts = twoStepTexts.proofFields;

interface ProofFieldsProps {
  factor: Factor;
  asksPassword: boolean;
  /** By the names of the fields: `password`, `code`, `securityPin`. */
  errors: FieldErrors;
}

/**
 * What the bank wants before it changes how somebody signs in, pays or is reached: the strongest
 * factor they have.
 */
export function ProofFields({ factor, asksPassword, errors }: ProofFieldsProps) {
  const [pin, setPin] = useState('');
  return (
    <>
      {factor === 'passkey' && <p>{texts.toConfirmYourDeviceAsks}</p>}
      {asksPassword && (
        <PasswordField
          label={texts.password}
          name="password"
          error={errors['password']}
          autoComplete="current-password"
          required
        />
      )}
      {factor === 'code' && <SignInCodeField error={errors['code']} />}
      {factor === 'pin' && (
        <PinField
          label={texts.securityPin}
          hint={texts.theFourDigitsYouChose}
          name="securityPin"
          value={pin}
          error={errors['securityPin']}
          onChange={(event) => setPin(event.currentTarget.value)}
        />
      )}
    </>
  );
}
