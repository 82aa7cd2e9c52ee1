import type { loginWithPasskeyRoute } from '../../../contract/people/passkeys.ts';
import type { BodyGiven } from '../../../contract/calls/route.ts';
import { call } from '../../api/client.ts';

export type SignedPasskey = BodyGiven<typeof loginWithPasskeyRoute>['credential'];

/** Shows the browser's window of passkeys. Throws what the bank or the browser says against it. */
export async function askPasskey(): Promise<SignedPasskey> {
  const { address, options } = await call('POST /api/users/login/passkey/begin', {});
  if (address !== location.origin)
    throw new Error(
      `Passkeys of this bank work at ${address} only. Please log in with your password.`,
    );
  return await signWithPasskey({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
}

/**
 * Browsers keep passkeys for a host with a name and for no IP address: there the bank is not even
 * asked.
 */
const hasName = () => /(^|\.)[a-z][a-z0-9-]*$/.test(location.hostname);

/**
 * Offers passkeys among what the browser fills into the username field, until one is chosen or
 * `signal` ends it. Asks for a new challenge before the last one is too old.
 * @returns undefined where that is not possible here.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<SignedPasskey | undefined> {
  while (
    !signal.aborted &&
    hasName() &&
    (await PublicKeyCredential.isConditionalMediationAvailable())
  ) {
    const { address, options } = await call('POST /api/users/login/passkey/begin', { signal });
    if (address !== location.origin) return undefined;
    const tooOld = AbortSignal.timeout(options.timeout * 0.8);
    try {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
      return await signWithPasskey({
        publicKey,
        mediation: 'conditional',
        signal: AbortSignal.any([signal, tooOld]),
      });
    } catch (problem) {
      if (!tooOld.aborted) throw problem;
    }
    // A page in the background asks for nothing.
    await untilSeen(signal);
  }
  return undefined;
}

export async function signWithPasskey(asked: CredentialRequestOptions): Promise<SignedPasskey> {
  const signed = (await navigator.credentials.get(asked)) as PublicKeyCredential;
  return signed.toJSON() as SignedPasskey;
}

async function untilSeen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return;
  await new Promise((resolve) =>
    document.addEventListener('visibilitychange', resolve, { once: true, signal }),
  );
}
