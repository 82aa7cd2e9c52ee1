import type { Tx } from '../../db/database.ts';
import { refuse } from '../../base/refusal.ts';
import { lockUser, type StoredUser } from './users-store.ts';

/**
 * The customer, locked and read again: what they asked for may have taken seconds to prepare, and a
 * customer who was deleted, suspended or frozen since then is given nothing.
 * @throws {Refusal} NOT_SIGNED_IN, ACCOUNT_SUSPENDED, ACCOUNT_FROZEN.
 */
export async function lockActiveUser(tx: Tx, userId: string): Promise<StoredUser> {
  const user = (await lockUser(tx, userId)) ?? refuse('NOT_SIGNED_IN');
  if (user.suspended) refuse('ACCOUNT_SUSPENDED');
  return user.frozenAt === null ? user : refuse('ACCOUNT_FROZEN');
}
