import { useRef } from 'react';
import type { FieldErrors } from '../../ui/form/form-state.ts';

/** The fields of the last step that a passkey makes unnecessary. */
const proofs = new Set(['securityPin', 'password', 'code']);

/** Sends a form signed by a passkey of the device in place of what its last step asks for. */
export function useDeviceSignature() {
  /** While the press is handled that asks the device: a form checks and sends in it. */
  const asked = useRef(false);
  return {
    isByDevice: () => asked.current,
    /** Without the complaints about PIN, password and code, where the device signs. */
    wanted: (errors: FieldErrors): FieldErrors =>
      asked.current
        ? Object.fromEntries(Object.entries(errors).filter(([name]) => !proofs.has(name)))
        : errors,
    submitByDevice(submit: () => void) {
      asked.current = true;
      submit();
      asked.current = false;
    },
  };
}
