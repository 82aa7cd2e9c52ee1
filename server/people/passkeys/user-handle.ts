import { createHash } from 'node:crypto';

/**
 * How a person is called inside their devices: the same for all their passkeys, and nothing that
 * names them.
 */
export function userHandleOf(userId: string): string {
  return createHash('sha256').update(`passkey-owner:${userId}`).digest('base64url');
}
