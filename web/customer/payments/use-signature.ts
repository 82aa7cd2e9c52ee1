import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { pinStateQuery } from '../../api/pin-query.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from './draft-fields.ts';
import type { Signature } from './sign-order.ts';

/** The signature that the last step of an order asks for: the PIN, or a passkey of the device. */
export function useSignature() {
  const pin = useQuery(pinStateQuery).data;
  const byDeviceAlone = pin?.off === true;
  const choosesPin = pin?.set === false && !pin.off;
  /** While the press is handled that asks the device: a form checks and sends in it. */
  const asked = useRef(false);
  /** The fault of a PIN that is chosen; it comes with the field. */
  const checkChosen = useRef<(pin: string) => string | undefined>(undefined);
  const isByDevice = () => asked.current || byDeviceAlone;
  return {
    choosesPin,
    byDeviceAlone,
    checkChosenBy(check: (pin: string) => string | undefined) {
      checkChosen.current = check;
    },
    /**
     * Without the complaint about the PIN, where the device signs. One that is chosen now and too
     * simple is named before anything is sent: at the end of the flight it would come too late.
     */
    wanted({ securityPin, ...errors }: FieldErrors, typed?: PinDraft): FieldErrors {
      if (isByDevice()) return errors;
      const wrong =
        securityPin ??
        (choosesPin && typed?.securityPin ? checkChosen.current?.(typed.securityPin) : undefined);
      return wrong === undefined ? errors : { ...errors, securityPin: wrong };
    },
    of: ({ securityPin }: PinDraft): Signature => ({ byDevice: isByDevice(), securityPin }),
    submitByDevice(submit: () => void) {
      asked.current = true;
      submit();
      asked.current = false;
    },
  };
}
