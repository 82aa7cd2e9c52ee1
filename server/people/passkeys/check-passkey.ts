import type { BodyOf } from '../../../contract/route.ts';
import type { addPasskeyRoute, loginWithPasskeyRoute } from '../../../contract/passkeys.ts';
import type { Context } from '../../context.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { StoredPasskey } from './passkeys-store.ts';

type NewCredential = BodyOf<typeof addPasskeyRoute>['credential'];
export type SignedChallenge = BodyOf<typeof loginWithPasskeyRoute>['credential'];

/** Kinds of keys a browser is asked for, the preferred first: ES256, EdDSA, RS256. */
export const keyAlgorithms = [-7, -8, -257];

// Large, and not needed before the first passkey: the bank starts without it.
const webAuthn = () => import('@simplewebauthn/server');
const webAuthnHelpers = () => import('@simplewebauthn/server/helpers');

/** The challenge an answer says it is of; undefined when it says none. */
export function challengeOf({ response }: NewCredential | SignedChallenge): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The package throws for everything that is wrong with an answer. Its message names what was
 * expected, for a person who cannot log in.
 */
async function checked<Found>(
  { bank, requestId }: Context,
  check: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  try {
    return await check();
  } catch (error) {
    bank.log.debug({ requestId, reason: String(error).slice(0, 300) }, 'a passkey was refused');
    return undefined;
  }
}

/** Bytes as the package wants them: over memory of their own. */
const own = (bytes: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/**
 * What of a new passkey is kept, when it was made by a page of ours for this challenge and opened
 * by its owner. We ask for no certificate of the device; one that comes unasked is refused, because
 * looking into it can mean to call addresses that stand in it.
 */
export async function checkNewPasskey(
  ctx: Context,
  credential: NewCredential,
  challenge: string,
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'signCount'> | undefined> {
  const party = relyingPartyOf(ctx.bank.config);
  if (!party) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { decodeAttestationObject } = await webAuthnHelpers();
  return await checked(ctx, async () => {
    const attestation = decodeAttestationObject(
      own(Buffer.from(credential.response.attestationObject, 'base64url')),
    );
    const format = attestation.get('fmt');
    if (
      format !== 'none' &&
      (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined)
    )
      return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { ...credential.response, transports: credential.response.transports ?? [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: keyAlgorithms,
    });
    if (!verified || registrationInfo.credential.id !== credential.id) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: Buffer.from(id, 'base64url'),
      publicKey: Buffer.from(publicKey),
      signCount: BigInt(counter),
    };
  });
}

/**
 * How often the device has signed, when this passkey signed this challenge for a page of ours,
 * opened by its owner, and its count goes on.
 */
export async function checkSignature(
  ctx: Context,
  {
    credential,
    challenge,
    passkey,
  }: { credential: SignedChallenge; challenge: string; passkey: StoredPasskey },
): Promise<bigint | undefined> {
  const party = relyingPartyOf(ctx.bank.config);
  if (!party) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  return await checked(ctx, async () => {
    const { userHandle, ...response } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: own(passkey.publicKey),
        counter: Number(passkey.signCount),
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  });
}
