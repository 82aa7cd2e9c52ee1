import type { Tx } from '../../db/database.ts';
import { deletePasskeysOf } from '../passkeys/passkeys-store.ts';
import { deleteSecondFactor } from './second-factor-store.ts';

/**
 * Forgets everything a person logs in with in addition to the password: app, recovery codes,
 * passkeys.
 * @returns whether there was anything.
 */
export async function forgetSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const wasOn = await deleteSecondFactor(tx, userId);
  const passkeys = await deletePasskeysOf(tx, userId);
  return wasOn || passkeys > 0;
}
