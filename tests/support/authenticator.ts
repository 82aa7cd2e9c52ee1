import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { encodeCbor, type Encodable } from './encode-cbor.ts';

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

/** The false parts of an answer from a hostile or broken device, or from another site's page. */
export interface Otherwise {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  userVerified?: boolean;
  userPresent?: boolean;
  signCount?: number;
  userHandle?: string | null;
  /** In the place of the id of the key that signs. */
  credentialId?: string;
  /**
   * The kind of statement about the device, in the place of none, and the certificate it comes
   * with; without one the key speaks for itself.
   */
  attestation?: { format: string; by?: { certificate: Uint8Array; privateKey: KeyObject } };
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Rp id, flags (present, verified, holds a key) and count, as WebAuthn lays them out. */
function authenticatorData(
  rpId: string,
  { userPresent = true, userVerified = true }: Otherwise,
  count: number,
  key?: Buffer,
): Buffer {
  const flags = (userPresent ? 1 : 0) | (userVerified ? 4 : 0) | (key ? 64 : 0);
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(count);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, key ?? Buffer.alloc(0)]);
}

/** ES256 on P-256, as COSE writes it (RFC 9053). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return encodeCbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** The passkey of a device as text, by which another process goes on with it. */
export interface KeptPasskey {
  id: string;
  userHandle: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
}

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/**
 * A device that keeps one passkey in software, made by a browser that shows the page of `origin`.
 * It counts its signatures when told to.
 */
export function createAuthenticator(
  origin: string,
  { counts = false, kept }: { counts?: boolean; kept?: KeptPasskey } = {},
) {
  const privateKey = kept ? createPrivateKey(kept.privateKey) : newKey();
  const publicKey = createPublicKey(privateKey);
  const id = kept ? Buffer.from(kept.id, 'base64url') : randomBytes(32);
  let count = 0;
  let userHandle = kept?.userHandle ?? '';
  const nextCount = ({ signCount }: Otherwise): number => {
    if (counts) count += 1;
    return signCount ?? count;
  };

  const signed = (authData: Uint8Array, data: Uint8Array, key = privateKey) =>
    sign('sha256', Buffer.concat([authData, sha256(data)]), key);

  function statement({ attestation }: Otherwise, authData: Uint8Array, data: Uint8Array): Buffer {
    const parts = new Map<string, Encodable>();
    if (attestation)
      parts.set('alg', -7).set('sig', signed(authData, data, attestation.by?.privateKey));
    if (attestation?.by) parts.set('x5c', [attestation.by.certificate]);
    return encodeCbor(
      new Map<string, Encodable>([
        ['fmt', attestation?.format ?? 'none'],
        ['attStmt', parts],
        ['authData', authData],
      ]),
    );
  }

  return {
    id: base64url(id),

    kept: (): KeptPasskey => ({
      id: base64url(id),
      userHandle,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),

    /** Answers as `navigator.credentials.create` does, as JSON. */
    create(options: CreationOptions, otherwise: Otherwise = {}) {
      userHandle = options.user.id;
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = authenticatorData(
        otherwise.rpId ?? options.rp.id,
        otherwise,
        nextCount(otherwise),
        key,
      );
      const data = clientData(
        otherwise.type ?? 'webauthn.create',
        otherwise.challenge ?? options.challenge,
        otherwise.origin ?? origin,
      );
      const shownId = otherwise.credentialId ?? base64url(id);
      return {
        id: shownId,
        rawId: shownId,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          attestationObject: base64url(statement(otherwise, authData, data)),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    /** Answers as `navigator.credentials.get` does, as JSON. */
    get(options: RequestOptions, otherwise: Otherwise = {}) {
      const data = clientData(
        otherwise.type ?? 'webauthn.get',
        otherwise.challenge ?? options.challenge,
        otherwise.origin ?? origin,
      );
      const authData = authenticatorData(
        otherwise.rpId ?? options.rpId,
        otherwise,
        nextCount(otherwise),
      );
      const shownId = otherwise.credentialId ?? base64url(id);
      return {
        id: shownId,
        rawId: shownId,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signed(authData, data)),
          userHandle: otherwise.userHandle === undefined ? userHandle : otherwise.userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
