import type { Tx } from '../../db/database.ts';
import { forgetBegunPasskeys } from '../passkeys/challenges-store.ts';
import { deleteUnconfirmedApp } from './second-factor-store.ts';

/**
 * A person has one factor more: what was begun before it was proven with less, perhaps by somebody
 * else, and is begun again.
 */
export async function forgetBegunSetups(tx: Tx, userId: string): Promise<void> {
  await forgetBegunPasskeys(tx, userId);
  await deleteUnconfirmedApp(tx, userId);
}
