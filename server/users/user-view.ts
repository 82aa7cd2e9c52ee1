import type { Account } from '../../contract/accounts.ts';
import type { User } from '../../contract/users.ts';
import type { Bank } from '../bank.ts';
import { textFromInstant } from '../clock.ts';
import { signedFilePath } from '../files/signed-path.ts';
import type { StoredUser } from './users-store.ts';

/** A person with the field names of the specification. Give it only to the person, and to staff: the addresses of the files open without a token. */
export function userView(bank: Bank, user: StoredUser, accounts: Account[]): User {
  const address = (fileId: string | null) => fileId && signedFilePath(bank, fileId);
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
    pendingEmail: user.pendingEmail,
    profileImage: address(user.profileImageId),
    idDocument: address(user.idDocumentId),
    accounts,
  };
}
