import type { listBookAccounts as route } from '../../contract/books.ts';
import type { QueryOf } from '../../contract/route.ts';
import type { Bank } from '../bank.ts';
import { endOfDay } from '../clock.ts';
import { askedDay } from './asked-day.ts';
import { viewAccounts, withBalance } from './book-account-view.ts';
import { findBalancesBefore, findCustomerAccounts } from './book-accounts-store.ts';

const accountsAtOnce = 50;

/** A page of customers' accounts of one kind, with their balances at the end of a day. */
export async function listBookAccounts(bank: Bank, { code, day: asked, after = '' }: QueryOf<typeof route>) {
  const { db } = bank;
  const day = askedDay(bank, asked);
  const found = await findCustomerAccounts(db, { code, after, limit: accountsAtOnce + 1 });
  const page = found.slice(0, accountsAtOnce);
  const balances = await findBalancesBefore(
    db,
    page.map(({ id }) => id),
    endOfDay(day),
  );
  const accounts = (await viewAccounts(db, page)).map((head) => withBalance(head, balances.get(head.id) ?? 0n));
  return { day, accounts, more: found.length > accountsAtOnce };
}
