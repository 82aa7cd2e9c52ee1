import type { approval, GivenOrder } from '../../../contract/money/approvals.ts';
import type { beginLoanAcceptanceRoute } from '../../../contract/money/loan-offers.ts';
import type { OwnProof } from '../../../contract/people/own-proof.ts';
import type * as z from 'zod/mini';
import { call } from '../../api/client.ts';
import { NotProven } from '../../api/failures.ts';
import { type SignedPasskey, signWithPasskey } from './ask-passkey.ts';
import { cameToNothing } from './passkey-support.ts';
import { passkeysTexts } from './passkeys.texts.ts';

const texts = passkeysTexts.provePasskey;

/**
 * Asks the signed-in person for one of their passkeys, as the proof of a change. Throws in words
 * what the bank or the browser says against it.
 */
export async function provePasskey(): Promise<Pick<OwnProof, 'passkey'>> {
  const { options } = await call('POST /api/users/passkeys/prove', {});
  return { passkey: await answerWithPasskey(options, texts.yourDeviceShowedNoPasskey) };
}

/** Has one of their passkeys sign this very order: nothing else fits the signature. */
export async function signOrderWithPasskey(
  order: GivenOrder,
): Promise<Pick<z.infer<typeof approval>, 'passkey'>> {
  const { nonce, options } = await call('POST /api/approvals/begin', { body: { order } });
  const credential = await answerWithPasskey(options, texts.noMoneyWasMoved);
  return { passkey: { nonce, credential } };
}

/** A loan, and the terms of it that its customer has read. */
export interface LoanTerms {
  id: string;
  body: z.input<typeof beginLoanAcceptanceRoute.body>;
}

/** Has one of their passkeys sign the terms of a loan: nothing else fits the signature. */
export async function signLoanWithPasskey({
  id,
  body,
}: LoanTerms): Promise<Pick<OwnProof, 'passkey'> & { nonce: string }> {
  const { nonce, options } = await call('POST /api/loans/{id}/accept/begin', {
    params: { id },
    body,
  });
  return { nonce, passkey: await answerWithPasskey(options, texts.yourDeviceShowedNoPasskey) };
}

/** @throws {NotProven} with `otherwise` where the device signed nothing. */
async function answerWithPasskey(options: object, otherwise: string): Promise<SignedPasskey> {
  try {
    return await signWithPasskey({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    });
  } catch (problem) {
    throw cameToNothing(problem) || problem instanceof DOMException
      ? new NotProven(otherwise, { cause: problem })
      : problem;
  }
}
