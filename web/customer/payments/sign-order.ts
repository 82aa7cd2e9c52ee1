import type { QueryClient } from '@tanstack/react-query';
import type { GivenOrder } from '../../../contract/money/approvals.ts';
import type { CautionAnswers } from '../../../contract/money/caution.ts';
import type { OrderProof } from '../../../contract/money/order-signature.ts';
import { call } from '../../api/client.ts';
import { refuseOffline } from '../../api/failures.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { signOrderWithPasskey } from '../../app/passkeys/prove-passkey.ts';

export interface Signature {
  /** With a passkey; the PIN does not count then. */
  byDevice: boolean;
  securityPin: string;
  /** The answers to the questions about scams, where they were asked. */
  caution?: CautionAnswers | undefined;
}

/**
 * Signs this very order, with a passkey of the device or with the security PIN. A customer who has
 * no PIN yet chooses the one that was typed.
 * @returns the proof, as the bank takes it along with the order.
 */
export async function proofOfOrder(
  queryClient: QueryClient,
  { byDevice, securityPin, caution }: Signature,
  order: GivenOrder,
): Promise<OrderProof> {
  refuseOffline();
  if (!byDevice && !(await queryClient.query(pinStateQuery)).set) {
    await call('POST /api/approvals/pin', { body: { securityPin } });
    await queryClient.invalidateQueries(pinStateQuery);
  }
  const proof = byDevice ? await signOrderWithPasskey(order) : { securityPin };
  return { ...proof, ...(caution && { caution }) };
}
