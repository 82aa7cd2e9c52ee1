import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { pinStateQuery } from '../../api/pin-query.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from './draft-fields.ts';
import type { Signature } from './sign-order.ts';

/** What the last step of an order asks for: the PIN, or a passkey of the device. */
export function useSignature() {
  const pin = useQuery(pinStateQuery).data;
  const byDeviceAlone = pin?.off === true;
  /** While the press is handled that asks the device: a form checks and sends in it. */
  const asked = useRef(false);
  const isByDevice = () => asked.current || byDeviceAlone;
  return {
    choosesPin: pin?.set === false && !pin.off,
    byDeviceAlone,
    /** Without the complaint about the PIN, where the device signs. */
    wanted({ securityPin, ...errors }: FieldErrors): FieldErrors {
      return securityPin === undefined || isByDevice() ? errors : { ...errors, securityPin };
    },
    of: ({ securityPin }: PinDraft): Signature => ({ byDevice: isByDevice(), securityPin }),
    submitByDevice(submit: () => void) {
      asked.current = true;
      submit();
      asked.current = false;
    },
  };
}
