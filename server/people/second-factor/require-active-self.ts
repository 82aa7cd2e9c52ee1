import type { SignedInContext } from '../../context.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';

/**
 * The signed-in person, customer or staff, about to change how signing in works.
 * @throws {Refusal} ACCOUNT_SUSPENDED, ACCOUNT_FROZEN, PASSWORD_CHANGE_REQUIRED.
 */
export async function requireActiveSelf({ bank, session }: SignedInContext): Promise<StoredUser> {
  if (session.suspended) refuse('ACCOUNT_SUSPENDED');
  if (session.frozen) refuse('ACCOUNT_FROZEN');
  if (session.passwordChangeRequired) refuse('PASSWORD_CHANGE_REQUIRED');
  const user = await findUser(bank.db, session.userId);
  invariant(user !== undefined, 'a live session belongs to a living user');
  return user;
}
