import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bankQuery } from '../../api/bank-query.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { DeviceChoice } from '../../app/device-choice.tsx';
import { ForgotPin } from '../../app/forgot-pin.tsx';
import { usesPasskeys } from '../../app/passkeys/passkey-support.ts';
import { PinField } from '../../ui/fields/pin-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { PinDraft } from './draft-fields.ts';
import type { useSignature } from './use-signature.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.pinStep;

interface PinStepProps extends FormFields<PinDraft> {
  signature: Pick<ReturnType<typeof useSignature>, 'choosesPin' | 'byDeviceAlone'>;
  /** Sends it signed by a passkey in place of the PIN. */
  signWithDevice?: () => void;
  /** Why it is chosen now, where that is not the first payment. */
  whyChosen?: string;
}

/** The PIN that signs what stands above it. */
export function PinStep({
  signature: { choosesPin, byDeviceAlone },
  signWithDevice,
  whyChosen = '',
  ...form
}: PinStepProps) {
  useEffect(takeFocusLate, []);
  const factorWanted = useQuery(pinStateQuery).data?.factorWanted;
  const perDay = useQuery(bankQuery).data?.limits.paymentsWithoutPinPerDay;
  if (byDeviceAlone) return <p>{texts.toConfirmYourDevice}</p>;
  return (
    <>
      {signWithDevice && factorWanted === 'passkey' && usesPasskeys() && (
        <DeviceChoice otherwise={texts.orWithYourPin} onPress={signWithDevice} />
      )}
      <PinField
        label={texts.securityPin}
        hint={
          choosesPin
            ? `${whyChosen}${texts.chooseADigitPin}` +
              (perDay === undefined ? '' : texts.forADayYouCanPay(moneyText(perDay)))
            : texts.theFourDigitsYouChose
        }
        {...form.field('securityPin')}
      />
      {!choosesPin && <ForgotPin />}
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
