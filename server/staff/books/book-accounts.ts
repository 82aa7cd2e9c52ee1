import type { AuditAction } from '../../../contract/calls/audit-actions.ts';
import type { BookAccount, listBookAccountsRoute } from '../../../contract/staff/books.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { Currency } from '../../../contract/values/money.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import type { Bank } from '../../bank.ts';
import { endOfDay } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import { actorName, type SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import {
  findBalancesBefore,
  findBookAccounts,
  findCustomerAccounts,
  type StoredBookAccount,
} from './book-accounts-store.ts';

/**
 * The bank day that a colleague asks for; today's by default.
 * @throws {Refusal} DAY_AHEAD: no entry can have such a day, and looking for one day by day would
 * never end.
 */
export function askedDay(
  { clock }: Pick<Bank, 'clock'>,
  day: CalendarDay | undefined,
): CalendarDay {
  const today = clock.businessDay();
  if (day !== undefined && day > today) refuse('DAY_AHEAD', { params: { today } });
  return day ?? today;
}

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
  return { ...head, balance: balanceMinor };
}

/**
 * An account of the ledger for staff. The look is written to the trail first: entries of the bank's
 * own accounts name customers too.
 * @throws {Refusal} BOOK_ACCOUNT_NOT_FOUND
 */
export async function requireBookAccount(
  ctx: SignedInContext,
  id: string,
  action: Extract<AuditAction, `account.${string}`>,
): Promise<StoredBookAccount> {
  const { db } = ctx.bank;
  const [account] = await findBookAccounts(db, [id]);
  if (!account) return refuse('BOOK_ACCOUNT_NOT_FOUND');
  await recordAudit(db, ctx, { action, subject: `account:${id}`, person: account.userId });
  return account;
}
