import type { Tx } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { lockUser, type StoredUser } from './users-store.ts';

/**
 * The customer, locked and looked at again: what they asked for may have taken seconds to prepare, and nobody deleted or suspended meanwhile is given anything.
 * @throws {Refusal} NOT_SIGNED_IN, ACCOUNT_SUSPENDED.
 */
export async function lockActiveUser(tx: Tx, userId: string): Promise<StoredUser> {
  const user = (await lockUser(tx, userId)) ?? refuse('NOT_SIGNED_IN');
  return user.suspended ? refuse('ACCOUNT_SUSPENDED') : user;
}
