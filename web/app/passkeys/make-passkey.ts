import type { BodyGiven } from '../../../contract/calls/route.ts';
import type { addPasskeyRoute } from '../../../contract/people/passkeys.ts';
import { call } from '../../api/client.ts';

type Made = BodyGiven<typeof addPasskeyRoute>['credential'];

/**
 * Asks the bank what to make, the browser to make it, and the bank to keep it.
 * @returns what the bank says.
 */
export async function makePasskey(name: string): Promise<string> {
  const { options } = await call('POST /api/users/passkeys/begin', { body: {} });
  const made = (await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    ),
  })) as PublicKeyCredential;
  const { message } = await call('POST /api/users/passkeys', {
    body: { name, credential: made.toJSON() as Made },
  });
  return message;
}
