import type { OwnProof } from '../../../contract/own-proof.ts';
import type { Factor } from '../../../contract/step-up.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { cameToNothing } from './passkey-support.ts';
import { type SignedPasskey, signWithPasskey } from './ask-passkey.ts';
import { passkeysTexts } from './passkeys.texts.ts';

const texts = passkeysTexts.provePasskey;

/** The factor that the bank wants before it does what was asked; undefined where that is not why. */
export const factorNeeded = (failure: unknown): Factor | undefined =>
  failure instanceof Refused && failure.code === 'PROOF_NEEDED'
    ? (failure.params?.['factor'] as Factor)
    : undefined;

/** The device signed nothing, and nothing was sent to the bank. */
export class NothingSigned extends Error {
  override readonly name = 'NothingSigned';
}

const nothing = texts.yourDeviceShowedNoPasskey;

/**
 * Asks the signed-in person for one of their passkeys, as the proof of a change. Throws in words
 * what the bank or the browser says against it.
 */
export async function provePasskey(): Promise<Pick<OwnProof, 'passkey'>> {
  const { options } = await call('POST /api/users/passkeys/prove', {});
  return { passkey: await answerWithPasskey(options, nothing) };
}

/**
 * Has one of the person's own passkeys sign what the bank asked.
 * @throws {NothingSigned} with `otherwise` where the device signed nothing.
 */
export async function answerWithPasskey(
  options: object,
  otherwise: string,
): Promise<SignedPasskey> {
  try {
    return await signWithPasskey({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as PublicKeyCredentialRequestOptionsJSON,
      ),
    });
  } catch (problem) {
    throw cameToNothing(problem) || problem instanceof DOMException
      ? new NothingSigned(otherwise, { cause: problem })
      : problem;
  }
}
