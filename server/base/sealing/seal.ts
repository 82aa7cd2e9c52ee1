import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { invariant } from '../invariant.ts';

/** A 32-byte key, and its id: the four bytes in front of everything that the key seals. */
export interface SealingKey {
  id: Buffer;
  bytes: Buffer;
}

const idBytes = 4;

/** The id of the key that something was sealed with. */
export const keyIdOf = (sealed: Buffer): Buffer => sealed.subarray(0, idBytes);

/** The ranges of ids between those of known keys, which an index finds something in at once. */
export interface KeyGaps {
  after: Buffer[];
  before: Buffer[];
}

export function gapsBetween(keyIds: readonly Buffer[]): KeyGaps {
  const sorted = keyIds.toSorted((a, b) => a.compare(b));
  // Nothing lies below the empty id, nor above one that is a byte longer than the greatest.
  return {
    after: [Buffer.alloc(0), ...sorted],
    before: [...sorted, Buffer.alloc(idBytes + 1, 0xff)],
  };
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts what must not be readable at rest. `boundTo` names the place it belongs to (such as
 * `card:<id>:<owner>`): moved to another place it no longer opens. The answer is key id, nonce, tag
 * and ciphertext, in this order.
 */
export function sealBytes(key: SealingKey, plain: Uint8Array, boundTo: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(boundTo));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([key.id, nonce, cipher.getAuthTag(), ciphertext]);
}

/** @throws when it was sealed with another key or for another place, or was changed since. */
export function openSealed(key: SealingKey, sealed: Buffer, boundTo: string): Buffer {
  const nonceAt = key.id.length;
  const tagAt = nonceAt + nonceBytes;
  const textAt = tagAt + tagBytes;
  const keyId = keyIdOf(sealed);
  invariant(
    keyId.equals(key.id),
    `sealed with the key ${keyId.toString('hex')}, but this bank runs with ` +
      key.id.toString('hex'),
  );
  const decipher = createDecipheriv(algorithm, key.bytes, sealed.subarray(nonceAt, tagAt), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(sealed.subarray(tagAt, textAt));
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]);
}
