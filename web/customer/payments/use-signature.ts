import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Factor } from '../../../contract/step-up.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { factorNeeded } from '../../app/passkeys/prove-passkey.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';
import type { PinDraft } from './draft-fields.ts';
import type { Signature } from './sign-order.ts';

/** The fields of the last step that a passkey makes unnecessary. */
const proofs = new Set(['securityPin', 'password', 'code']);

/**
 * What the last step of an order asks for: the PIN, with a code where the bank wants one for this
 * order, or a passkey of the device.
 */
export function useSignature() {
  const pin = useQuery(pinStateQuery).data;
  const choosesPin = pin?.set === false && !pin.off;
  const passwordNeeded = choosesPin && pin.passwordNeeded;
  /** What the bank named when it wanted more for this order. */
  const [needed, setNeeded] = useState<Factor>();
  const byDeviceAlone = pin?.off === true || needed === 'passkey';
  /** While the press is handled that asks the device: a form checks and sends in it. */
  const asked = useRef(false);
  const isByDevice = () => asked.current || byDeviceAlone;
  return {
    choosesPin,
    passwordNeeded,
    asksCode: needed === 'code',
    byDeviceAlone,
    /** Without the complaints about PIN, password and code, where the device signs. */
    wanted: (errors: FieldErrors): FieldErrors =>
      isByDevice()
        ? Object.fromEntries(Object.entries(errors).filter(([name]) => !proofs.has(name)))
        : errors,
    of: ({ securityPin, password, code }: PinDraft): Signature => ({
      byDevice: isByDevice(),
      securityPin,
      password: passwordNeeded ? password : undefined,
      code,
    }),
    submitByDevice(submit: () => void) {
      asked.current = true;
      submit();
      asked.current = false;
    },
    onFailed: (failure: unknown) => setNeeded(factorNeeded(failure) ?? needed),
  };
}
