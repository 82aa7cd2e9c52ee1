import type { PublicSignature, Secrets } from '../../base/sealing/secrets.ts';

/** Signs blocks of the trail, under keys that are not in the database. */
export interface BlockSigner {
  /**
   * Ed25519 (RFC 8032) under the newest key of the file: an auditor verifies it, without a key that
   * forges one.
   */
  signPublicly(hash: Buffer): PublicSignature;
  /**
   * HMAC-SHA-256 of the hash and its public signature, under the newest key: what the bank itself verifies of every block each night, ten times as fast.
   * @param publicly null for a block from before blocks were signed publicly
   */
  sealHash(hash: Buffer, publicly: PublicSignature | null): Buffer;
  /** Says whether a block has its seal, under the key of its time. */
  fits(seal: Buffer, hash: Buffer, publicly: PublicSignature | null): boolean;
}

const sealedText = (hash: Buffer, publicly: PublicSignature | null) =>
  [hash, ...(publicly ? [publicly.publicKey, publicly.signature] : [])]
    .map((bytes) => bytes.toString('hex'))
    .join(':');

export function blockSigner(secrets: Pick<Secrets, 'mac' | 'macs' | 'sign'>): BlockSigner {
  return {
    signPublicly: (hash) => secrets.sign('trail-block', hash),
    sealHash: (hash, publicly) => secrets.mac('trail-block', sealedText(hash, publicly)),
    fits: (seal, hash, publicly) =>
      secrets.macs('trail-block', sealedText(hash, publicly)).some((each) => each.equals(seal)),
  };
}

/** `ed25519:…`: how a public key is written in logs, by commands and in evidence. */
export const writtenKey = (publicKey: Buffer): string =>
  `ed25519:${publicKey.toString('base64url')}`;
