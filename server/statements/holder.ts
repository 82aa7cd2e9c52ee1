import type { StoredUser } from '../users/users-store.ts';

/** The name a statement is made out to: the full one where it is known. */
export function holderOf({ fullName, username }: Pick<StoredUser, 'fullName' | 'username'>): string {
  return fullName === '' ? username : fullName;
}
