import type { BookAccount } from '../../../contract/books.ts';
import { numberFromMinor, type Currency } from '../../../contract/money.ts';
import { actorName } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import type { StoredBookAccount } from './book-accounts-store.ts';

type AccountHead = Omit<BookAccount, 'balance'>;

/** Accounts as staff read them: whose they are, by name. */
export async function viewAccounts(
  db: Queryable,
  accounts: readonly StoredBookAccount[],
): Promise<AccountHead[]> {
  const holder = (userId: string) => actorName({ role: 'user', id: userId });
  const nameOf = await nameActors(
    db,
    accounts.flatMap(({ userId }) => (userId === null ? [] : [holder(userId)])),
  );
  return accounts.map(({ id, code, name, currency, isOpen, number, userId }) => ({
    id,
    code,
    name,
    currency: currency as Currency,
    open: isOpen,
    ...(number !== null && { number }),
    ...(userId !== null && { holder: nameOf(holder(userId)) }),
  }));
}

export function withBalance(head: AccountHead, balanceMinor: bigint): BookAccount {
  return { ...head, balance: numberFromMinor(balanceMinor) };
}
