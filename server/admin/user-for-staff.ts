import type { User } from '../../contract/users.ts';
import { accountView } from '../accounts/account-view.ts';
import { findAccountsOf } from '../accounts/accounts-store.ts';
import type { Bank } from '../bank.ts';
import type { Queryable } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { userView } from '../users/user-view.ts';
import { findUser, type StoredUser } from '../users/users-store.ts';

/** People with their accounts, in the order given: two queries, however many. */
export async function withAccounts(bank: Bank, db: Queryable, users: readonly StoredUser[]): Promise<User[]> {
  const accounts = Map.groupBy(
    await findAccountsOf(
      db,
      users.map(({ id }) => id),
    ),
    ({ userId }) => userId,
  );
  return users.map((user) => userView(bank, user, (accounts.get(user.id) ?? []).map(accountView)));
}

/** @throws {Refusal} USER_NOT_FOUND for an id nobody has, or nobody has any more. */
export async function requireUser(db: Queryable, id: string): Promise<StoredUser> {
  return (await findUser(db, id)) ?? refuse('USER_NOT_FOUND');
}
