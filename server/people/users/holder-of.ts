import type { StoredUser } from './users-store.ts';

/** The name on a card or a statement: the full one where it is known. */
export function holderOf({
  fullName,
  username,
}: Pick<StoredUser, 'fullName' | 'username'>): string {
  return fullName === '' ? username : fullName;
}
