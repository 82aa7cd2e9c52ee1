import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { simplePinError } from '../../../contract/people/simple-pins.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { DeviceChoice } from '../../app/device-choice.tsx';
import { ForgotPin } from '../../app/forgot-pin.tsx';
import { usesPasskeys } from '../../app/passkeys/passkey-support.ts';
import { Button } from '../../ui/button.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import type { PinDraft } from './draft-fields.ts';
import type { useSignature } from './use-signature.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.pinStep;

interface PinStepProps extends FormFields<PinDraft> {
  signature: Pick<
    ReturnType<typeof useSignature>,
    'choosesPin' | 'byDeviceAlone' | 'checkChosenBy'
  >;
  /** Sends it signed by a passkey in place of the PIN. */
  signWithDevice?: () => void;
  /** The reason the PIN is chosen now, where that is not the first payment. */
  whyChosen?: string;
}

/** The PIN that signs the summary above it. */
export function PinStep({
  signature: { choosesPin, byDeviceAlone, checkChosenBy },
  signWithDevice,
  whyChosen = '',
  ...form
}: PinStepProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => checkChosenBy(simplePinError), [checkChosenBy]);
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
        shown={choosesPin && shown}
        {...form.field('securityPin')}
      />
      {/* Typed once, and needed from then on: who chooses it may look at it. */}
      {choosesPin && (
        <p>
          <Button look="secondary" compact aria-pressed={shown} onClick={() => setShown(!shown)}>
            {texts.showPin}
          </Button>
        </p>
      )}
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
