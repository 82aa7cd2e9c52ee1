import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { isSessionLive } from './sessions-store.ts';
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

/**
 * The signed-in person, locked, while the session that asks is still one of theirs: it may have
 * been ended since the request began, by a new password or by staff, and from now on it is not
 * before this transaction is over.
 * @throws {Refusal} NOT_SIGNED_IN, ACCOUNT_SUSPENDED, ACCOUNT_FROZEN.
 */
export async function lockOwnSession(tx: Tx, { session }: SignedInContext): Promise<StoredUser> {
  const user = await lockActiveUser(tx, session.userId);
  return (await isSessionLive(tx, session.id)) ? user : refuse('NOT_SIGNED_IN');
}
