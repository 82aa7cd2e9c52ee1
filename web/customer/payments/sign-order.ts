import type { QueryClient } from '@tanstack/react-query';
import type { GivenOrder } from '../../../contract/money/approvals.ts';
import type { CautionAnswers } from '../../../contract/money/caution.ts';
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
 * Approves this very order, with a passkey of the device or with the security PIN. A customer who
 * has no PIN yet chooses the one that was typed.
 */
export async function signOrder(
  queryClient: QueryClient,
  { byDevice, securityPin, caution }: Signature,
  order: GivenOrder,
): Promise<void> {
  refuseOffline();
  if (!byDevice && !(await queryClient.query(pinStateQuery)).set) {
    await call('POST /api/approvals/pin', { body: { securityPin } });
    await queryClient.invalidateQueries(pinStateQuery);
  }
  const proof = byDevice ? await signOrderWithPasskey(order) : { securityPin };
  await call('POST /api/approvals', { body: { ...proof, order, ...(caution && { caution }) } });
}
