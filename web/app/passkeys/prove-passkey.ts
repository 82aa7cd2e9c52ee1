import type { OwnProof } from '../../../contract/own-proof.ts';
import { call } from '../../api/client.ts';
import { cameToNothing } from './passkey-support.ts';
import { signWithPasskey } from './ask-passkey.ts';

const nothing = 'Your device showed no passkey, so nothing was changed. Please try again.';

/**
 * Asks the signed-in person for one of their passkeys, as the proof of a change. Throws in words
 * what the bank or the browser says against it.
 */
export async function provePasskey(): Promise<Pick<OwnProof, 'passkey'>> {
  const { options } = await call('POST /api/users/passkeys/prove', {});
  try {
    return {
      passkey: await signWithPasskey({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
          options as PublicKeyCredentialRequestOptionsJSON,
        ),
      }),
    };
  } catch (problem) {
    throw cameToNothing(problem) || problem instanceof DOMException
      ? new Error(nothing, { cause: problem })
      : problem;
  }
}
