import { randomBytes } from 'node:crypto';

/** Without 0, O, 1 and I, so that it can be read out over the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes the reference that a customer quotes, such as `MSG-7KQ2M9XD`. */
export function newReference(prefix: string): string {
  return `${prefix}-${[...randomBytes(8)].map((byte) => alphabet[byte % alphabet.length]).join('')}`;
}
