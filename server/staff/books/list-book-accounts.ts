import type { listBookAccountsRoute } from '../../../contract/books.ts';
import type { QueryOf } from '../../../contract/route.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';
import { endOfDay } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { askedDay } from './asked-day.ts';
import { viewAccounts, withBalance } from './book-account-view.ts';
import { findBalancesBefore, findCustomerAccounts } from './book-accounts-store.ts';

const accountsAtOnce = 50;

/** A page of customers' accounts of one kind, with their balances at the end of a day. */
export async function listBookAccounts(
  ctx: SignedInContext,
  { code, day: asked, after = '' }: QueryOf<typeof listBookAccountsRoute>,
) {
  const { db } = ctx.bank;
  const day = askedDay(ctx.bank, asked);
  const found = await findCustomerAccounts(db, { code, after, limit: accountsAtOnce + 1 });
  const page = found.slice(0, accountsAtOnce);
  await recordListLook(db, ctx, {
    action: 'book_accounts.listed',
    people: page.map(({ userId }) => userId),
    asked: { code, day },
  });
  const balances = await findBalancesBefore(
    db,
    page.map(({ id }) => id),
    endOfDay(day),
  );
  const accounts = (await viewAccounts(db, page)).map((head) =>
    withBalance(head, balances.get(head.id) ?? 0n),
  );
  return { day, accounts, more: found.length > accountsAtOnce };
}
