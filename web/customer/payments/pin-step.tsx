import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bankQuery } from '../../api/bank-query.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { usesPasskeys } from '../../app/passkeys/passkey-support.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { PinDraft } from './draft-fields.ts';
import './pin-step.css';
import type { useSignature } from './use-signature.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.pinStep;

interface PinStepProps extends FormFields<PinDraft> {
  signature: Pick<
    ReturnType<typeof useSignature>,
    'choosesPin' | 'passwordNeeded' | 'asksCode' | 'byDeviceAlone'
  >;
  /** Sends it signed by a passkey in place of the PIN. */
  signWithDevice?: () => void;
  /** Why it is chosen now, where that is not the first payment. */
  whyChosen?: string;
}

/** The PIN that signs what stands above it. */
export function PinStep({
  signature: { choosesPin, passwordNeeded, asksCode, byDeviceAlone },
  signWithDevice,
  whyChosen = '',
  ...form
}: PinStepProps) {
  useEffect(takeFocusLate, []);
  const factorWanted = useQuery(pinStateQuery).data?.factorWanted;
  const perDay = useQuery(bankQuery).data?.limits.paymentsWithoutPinPerDay ?? 0n;
  if (byDeviceAlone) return <p>{texts.toConfirmYourDevice}</p>;
  return (
    <>
      {signWithDevice && factorWanted === 'passkey' && usesPasskeys() && (
        <div className="sign-with-device">
          <Button wide look="secondary" onClick={signWithDevice}>
            <Icon name="key" />
            {texts.confirmWithYourDevice}
          </Button>
          <p className="muted small">{texts.orWithYourPin}</p>
        </div>
      )}
      <PinField
        label={texts.securityPin}
        hint={
          choosesPin
            ? texts.chooseADigitPinYoull(whyChosen, moneyText(perDay))
            : texts.theFourDigitsYouChose
        }
        {...form.field('securityPin')}
      />
      {!choosesPin && (
        <p className="forgotten-pin">
          {/* In a tab of its own, so that what is typed here stays. */}
          <a className="lone-link" href={paths.securityPin()} target="_blank" rel="noopener">
            {texts.forgotYourPin}
          </a>
        </p>
      )}
      {choosesPin && factorWanted === 'passkey' && <p>{texts.toConfirmThatYouChoose}</p>}
      {(asksCode || (choosesPin && factorWanted === 'code')) && (
        <TextField
          label={texts.code}
          hint={texts.sixDigitsFromYour}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
      {choosesPin && passwordNeeded && (
        <PasswordField
          label={texts.password}
          hint={texts.forYourSecurityEnterYour}
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
    </>
  );
}

/**
 * This file may come after its step was shown: the cursor goes to the PIN then, unless the person
 * has gone on. On a phone the keyboard would cover what is signed.
 */
function takeFocusLate(): void {
  const held = document.activeElement;
  if (held?.matches('h1, h2, h3') && matchMedia('(pointer: fine)').matches)
    held.closest('[role=dialog]')?.querySelector<HTMLElement>('.pin input')?.focus();
}
