import type { QueryClient } from '@tanstack/react-query';
import type { GivenOrder } from '../../../contract/approvals.ts';
import { call } from '../../api/client.ts';
import { refuseOffline } from '../../api/failures.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { answerWithPasskey, provePasskey } from '../../app/passkeys/prove-passkey.ts';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.signOrder;

export interface Signature {
  /** With a passkey; nothing of the rest counts then. */
  byDevice: boolean;
  securityPin: string;
  /** Given only when it was asked for. */
  password: string | undefined;
  /** Empty where none was asked for. */
  code: string;
}

/**
 * Approves this very order, with a passkey of the device or with the security PIN. Who has no PIN yet
 * chooses it with the one that was typed.
 */
export async function signOrder(
  queryClient: QueryClient,
  { byDevice, securityPin, password, code }: Signature,
  order: GivenOrder,
): Promise<void> {
  refuseOffline();
  if (byDevice) return await signByDevice(order);
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
  // The code that proved the new PIN is used up.
  const withCode = pin.set && code !== '' ? { code } : {};
  await call('POST /api/approvals', { body: { securityPin, ...withCode, order } });
}

async function signByDevice(order: GivenOrder): Promise<void> {
  const { nonce, options } = await call('POST /api/approvals/begin', { body: { order } });
  const credential = await answerWithPasskey(options, noPasskey);
  await call('POST /api/approvals', { body: { passkey: { nonce, credential }, order } });
}

const noPasskey = texts.yourDeviceShowedNoPasskey;
