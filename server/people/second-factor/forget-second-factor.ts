import type { Tx } from '../../db/database.ts';
import { forgetBegunPasskeys } from '../passkeys/challenges-store.ts';
import { deletePasskeysOf } from '../passkeys/passkeys-store.ts';
import type { CustomerClosing } from '../users/closing.ts';
import { markPinTurnedOff } from '../security-pin/pins-store.ts';
import { deleteSecondFactor, deleteUnconfirmedApp } from './second-factor-store.ts';

/**
 * Forgets everything a person logs in with in addition to the password: app, recovery codes,
 * passkeys.
 * @returns whether there was anything.
 */
export async function forgetSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const wasOn = await deleteSecondFactor(tx, userId);
  const passkeys = await deletePasskeysOf(tx, userId);
  // Without a passkey they choose a PIN again.
  await markPinTurnedOff(tx, userId, null);
  return wasOn || passkeys > 0;
}

/**
 * Forgets the setups of a person who has one factor more: they were begun with a weaker proof,
 * perhaps by an attacker, and are begun again.
 */
export async function forgetBegunSetups(tx: Tx, userId: string): Promise<void> {
  await forgetBegunPasskeys(tx, userId);
  await deleteUnconfirmedApp(tx, userId);
}

export const secondFactorClosing: CustomerClosing = {
  tables: {
    authenticator_app: 'deleted',
    recovery_code: 'deleted',
    passkey: 'deleted',
    passkey_challenge: 'kept: it is of a session that is over, and is forgotten within minutes',
    awaited_code: 'kept: a deleted person is not mailed of it, and it is forgotten within minutes',
  },
  async close(tx, _ctx, userId) {
    await forgetSecondFactor(tx, userId);
  },
};
