import type { QueryClient } from '@tanstack/react-query';
import type { SignedOrder } from '../../../contract/approvals.ts';
import { call } from '../../api/client.ts';
import { refuseOffline } from '../../api/failures.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { provePasskey } from '../../app/passkeys/prove-passkey.ts';

export interface Signature {
  securityPin: string;
  /** Given only when it was asked for. */
  password: string | undefined;
  /** Empty where none was asked for. */
  code: string;
}

/**
 * Approves this very order with the security PIN. Who has none yet chooses it with the one that was
 * typed.
 */
export async function signOrder(
  queryClient: QueryClient,
  { securityPin, password, code }: Signature,
  order: SignedOrder,
): Promise<void> {
  refuseOffline();
  const pin = await queryClient.query(pinStateQuery);
  if (!pin.set) {
    const passkey = pin.factorWanted === 'passkey' ? await provePasskey() : {};
    const proof = {
      ...passkey,
      ...(password === undefined ? {} : { password }),
      ...(code === '' ? {} : { code }),
    };
    await call('POST /api/approvals/pin', { body: { ...proof, securityPin } });
    await queryClient.invalidateQueries(pinStateQuery);
  }
  await call('POST /api/approvals', { body: { securityPin, order } });
}
