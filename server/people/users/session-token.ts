import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { hashSecret } from '../../base/digest.ts';

const prefix = 'bks_';
const shape = /^bks_[A-Za-z0-9_-]{43}[0-9a-f]{8}$/;

const checksum = (random: string): string => crc32(random).toString(16).padStart(8, '0');

/**
 * A new session token: prefix (so that leaked ones are found), 256 random bits, checksum (so that a
 * mistyped one never reaches the database).
 */
export function createSessionToken(): string {
  const random = randomBytes(32).toString('base64url');
  return `${prefix}${random}${checksum(random)}`;
}

/** SHA-256 of a well-formed token; undefined for anything we cannot have made. */
export function hashSessionToken(token: string): Buffer | undefined {
  if (!shape.test(token)) return undefined;
  const random = token.slice(prefix.length, -8);
  return checksum(random) === token.slice(-8) ? hashSecret(token) : undefined;
}
