import type { User, UserForStaff } from '../../../contract/people/users.ts';
import { accountView } from '../../money/accounts/account-view.ts';
import { findAccountsOf } from '../../money/accounts/accounts-store.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { signedFilePath } from '../../services/files/signed-path.ts';
import { refuse } from '../../base/refusal.ts';
import { findIdentityHold } from '../../people/identity/identity-hold.ts';
import { userView } from '../../people/users/user-view.ts';
import { findUser, type StoredUser } from '../../people/users/users-store.ts';

/**
 * People with their accounts, in the order given: two queries, however many. A list holds no
 * address of a file.
 */
export async function listedWithAccounts(
  db: Queryable,
  users: readonly StoredUser[],
): Promise<User[]> {
  const accounts = Map.groupBy(
    await findAccountsOf(
      db,
      users.map(({ id }) => id),
    ),
    ({ userId }) => userId,
  );
  return users.map((user) =>
    userView(user, {
      accounts: (accounts.get(user.id) ?? []).map(accountView),
      addressOf: () => null,
    }),
  );
}

interface Viewer {
  ctx: SignedInContext;
  /** They gave no proof in the last minutes: an address of an identity document asks for it. */
  owesProof: boolean;
}

/**
 * One person with their accounts. The addresses of their files open for this member of the staff,
 * whose name each opening leaves in the trail.
 */
export async function userForStaff(
  { ctx: { bank, session }, owesProof }: Viewer,
  db: Queryable,
  user: StoredUser,
): Promise<UserForStaff> {
  const accounts = await findAccountsOf(db, [user.id]);
  const hold = user.role === 'user' ? await findIdentityHold(db, bank, user.id) : undefined;
  const view = userView(user, {
    accounts: accounts.map(accountView),
    addressOf: (id) =>
      owesProof && id === user.idDocumentId
        ? `/api/files/${id}`
        : signedFilePath(bank, { id, viewer: session.userId }),
  });
  return {
    ...view,
    hold: hold ? { identity: hold.identity, perDay: hold.perDayMinor } : null,
  };
}

/** @throws {Refusal} USER_NOT_FOUND for an unknown id, or that of a deleted user. */
export async function requireUser(db: Queryable, id: string): Promise<StoredUser> {
  return (await findUser(db, id)) ?? refuse('USER_NOT_FOUND');
}
