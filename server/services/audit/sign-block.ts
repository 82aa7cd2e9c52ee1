import type { Secrets } from '../../base/sealing/secrets.ts';

/**
 * What signs a block: an HMAC of its hash, under a key that is not in the database and that a new
 * key in the file does not change.
 */
export type SignBlock = (hash: Buffer) => Buffer;

export function signBlock(secrets: Secrets): SignBlock {
  return (hash) => secrets.mac('trail-block', hash.toString('hex'));
}
