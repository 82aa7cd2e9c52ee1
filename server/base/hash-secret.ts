import { hash } from 'node:crypto';

/** SHA-256: enough for secrets of 128 random bits and more. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
