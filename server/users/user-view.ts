import type { Account } from '../../contract/accounts.ts';
import type { User } from '../../contract/users.ts';
import type { StoredUser } from './users-store.ts';

/** A person with the field names of the specification. */
export function userView(user: StoredUser, accounts: Account[]): User {
  return {
    _id: user.id,
    username: user.username,
    email: user.email,
    phone: user.phone,
    phoneNumber: user.phone,
    address: user.address,
    role: user.role,
    status: !user.suspended,
    createdAt: user.createdAt.toString({ fractionalSecondDigits: 3 }),
    idDocument: null,
    accounts,
  };
}
