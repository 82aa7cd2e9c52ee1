import type { Account } from '../../../contract/people/account.ts';
import type { User } from '../../../contract/people/users.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { StoredUser } from './users-store.ts';

interface Beside {
  accounts: Account[];
  /** Where the person who reads this opens a file; null where they are given no address. */
  addressOf: (fileId: string) => string | null;
}

/** A person with the field names of the specification. Give it only to the person, and to staff. */
export function userView(user: StoredUser, { accounts, addressOf }: Beside): User {
  const address = (fileId: string | null) => fileId && addressOf(fileId);
  return {
    _id: user.id,
    username: user.username,
    email: user.email,
    phone: user.phone,
    phoneNumber: user.phone,
    address: user.address,
    role: user.role,
    status: !user.suspended,
    createdAt: textFromInstant(user.createdAt),
    fullName: user.fullName,
    cardType: user.cardType,
    profileSubmitted: user.profileSubmittedAt !== null,
    emailConfirmed: user.emailConfirmedAt !== null,
    pendingEmail: user.pendingEmail,
    profileImage: address(user.profileImageId),
    idDocument: address(user.idDocumentId),
    accounts,
  };
}
