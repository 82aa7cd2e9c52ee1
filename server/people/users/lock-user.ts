import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { findUser, lockUser, type StoredUser } from './users-store.ts';

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
 * The signed-in person, locked and read again. That the session which asks still lives has been seen
 * to by then: their transaction began with it.
 * @throws {Refusal} NOT_SIGNED_IN, ACCOUNT_SUSPENDED, ACCOUNT_FROZEN.
 */
export async function lockOwnSession(tx: Tx, { session }: SignedInContext): Promise<StoredUser> {
  return await lockActiveUser(tx, session.userId);
}

/**
 * The customer, locked for a deed that locks rows of the jobs after it: a job that holds them may
 * still write to the customer.
 */
export async function lockUserBesideJobs(tx: Tx, id: string): Promise<StoredUser | undefined> {
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
  return findUser(tx, id);
}
