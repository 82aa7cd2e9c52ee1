import { hash } from 'node:crypto';
import type { StoredPasskey } from './passkeys-store.ts';
import type { SignedChallenge } from './verify-passkey.ts';

/** The traces of a passkey: all that a stranger needs to verify the signature. */
export interface PasskeySignature {
  passkeyName: string;
  credentialId: Buffer;
  /** As COSE writes it. */
  publicKey: Buffer;
  clientData: Buffer;
  authenticatorData: Buffer;
  signature: Buffer;
}

/** The challenge of a text that a passkey signs: nothing but this text fits its signature. */
export const challengeFor = (text: string): string => hash('sha256', text, 'base64url');

/** The traces of a passkey that has answered. */
export function signatureOf(
  { name, credentialId, publicKey }: StoredPasskey,
  { response: { clientDataJSON, authenticatorData, signature } }: SignedChallenge,
): PasskeySignature {
  return {
    passkeyName: name,
    credentialId,
    publicKey,
    clientData: Buffer.from(clientDataJSON, 'base64url'),
    authenticatorData: Buffer.from(authenticatorData, 'base64url'),
    signature: Buffer.from(signature, 'base64url'),
  };
}
