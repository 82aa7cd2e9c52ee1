import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import type { StoredPasskey } from './passkeys-store.ts';

const base64url = (bytes: unknown) => Buffer.from(bytes as Uint8Array).toString('base64url');

/** A public key that every tool reads, from the one that devices write (COSE, RFC 9052). */
export async function publicKeyOf(coseKey: Buffer): Promise<KeyObject> {
  const { decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(new Uint8Array(coseKey)) as unknown as Map<number, unknown>;
  const bytes = (label: number) => base64url(key.get(label));
  const jwks: Record<number, () => Record<string, string>> = {
    1: () => ({ kty: 'OKP', crv: 'Ed25519', x: bytes(-2) }),
    2: () => ({ kty: 'EC', crv: 'P-256', x: bytes(-2), y: bytes(-3) }),
    3: () => ({ kty: 'RSA', n: bytes(-1), e: bytes(-2) }),
  };
  const jwk = jwks[Number(key.get(1))];
  if (jwk === undefined) throw new Error(`No passkey has a key of kind ${String(key.get(1))}.`);
  return createPublicKey({ key: jwk(), format: 'jwk' });
}

/**
 * A line of the trail names a passkey by these, so that no one can put another key in its place
 * later: the SHA-256 of its id and of its public key (SubjectPublicKeyInfo, RFC 5280).
 */
export async function pinsOf({
  credentialId,
  publicKey,
}: Pick<StoredPasskey, 'credentialId' | 'publicKey'>): Promise<{
  credential: string;
  key: string;
}> {
  const der = (await publicKeyOf(publicKey)).export({ type: 'spki', format: 'der' });
  return { credential: hash('sha256', credentialId), key: hash('sha256', der) };
}
